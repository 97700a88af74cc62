/**
 * A headless browser for tests of pages: it is started, told what to do and asked what it sees over the DevTools
 * protocol, which needs nothing but the JDK's own WebSocket client.
 */
package org.c2x.bench.browser;
