package org.c2x.asn1.emit.rust;

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

class RustWideNumbersTest extends WideNumbersContract {
    @Override
    protected Map<Form, RuleSet> rules() {
        return RustProgram.RULES;
    }

    @Override
    protected CodecProgram start(Path folder, Compilation compilation, List<String> names) throws IOException {
        assumeTrue(RustProgram.hasCargo("build"), "skipped: install cargo, for instance with rustup");
        List<String> types = names.stream()
                .map(name -> compilation.packageName() + "::" + RustModel.typeName(name))
                .toList();
        return RustProgram.start(folder, List.of(compilation), types, 0);
    }
}
