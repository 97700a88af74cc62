/**
 * The developers' speed check: measures only what the project has set itself limits for, and says whether they hold.
 * The study itself knows no limits.
 */
package org.c2x.bench.speed;
