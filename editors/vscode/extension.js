// Starts "c2x lsp" and connects the editor with it.
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

async function start() {
    const settings = vscode.workspace.getConfiguration('c2x');
    const args = settings.get('lenient') ? ['lsp', '--lenient'] : ['lsp'];
    const command = settings.get('command');
    // on Windows c2x is a script, which only a shell starts; the shell takes a path with spaces in quotes
    const shell = process.platform === 'win32';
    const server = { command: shell ? `"${command}"` : command, args, options: { shell } };
    client = new LanguageClient('c2x', 'ASN.1 (c2x)', server, {
        documentSelector: [{ language: 'asn1' }],
        synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.{asn,asn1}') },
    });
    try {
        await client.start();
    } catch (error) {
        vscode.window.showErrorMessage(
            `ASN.1: "${command} lsp" does not start; set c2x.command to the command line of c2x. ${error.message}`);
    }
}

async function stop() {
    if (client && client.isRunning()) {
        await client.stop();
    }
}

async function activate(context) {
    context.subscriptions.push(vscode.workspace.onDidChangeConfiguration(async (change) => {
        if (change.affectsConfiguration('c2x')) {
            await stop();
            await start();
        }
    }));
    await start();
}

module.exports = { activate, deactivate: stop };
