package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.CodecProgram;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.WideNumbersContract;
import org.c2x.asn1.plan.RuleSet;

class CWideNumbersTest extends WideNumbersContract {
    @Override
    protected Map<Form, RuleSet> rules() {
        return Map.of(Form.UPER, RuleSet.UPER, Form.APER, RuleSet.APER, Form.OER, RuleSet.OER, Form.DER, RuleSet.DER);
    }

    @Override
    protected CodecProgram start(Path folder, Compilation compilation, List<String> names) throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        return CProgram.start(folder, compilation, names);
    }
}
