package org.openexi.sax;

import org.xml.sax.ContentHandler;
import org.xml.sax.ext.LexicalHandler;

public interface SAXTransmogrifier extends ContentHandler, LexicalHandler {}
