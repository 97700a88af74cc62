package org.c2x.bench.browser;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** A conversation with one page of a browser in its DevTools protocol. */
final class DevTools implements WebSocket.Listener, AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final long PATIENCE_SECONDS = 120;

    private final StringBuilder message = new StringBuilder();
    private final AtomicInteger lastCall = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> calls = new ConcurrentHashMap<>();
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private WebSocket socket;

    private DevTools() {}

    /** Begins a conversation with the first page of the browser at an address. */
    static DevTools ofFirstPage(String browser) throws IOException {
        URI address = URI.create(browser);
        HttpClient client = HttpClient.newHttpClient();
        DevTools tools = new DevTools();
        tools.socket = client.newWebSocketBuilder()
                .buildAsync(page(client, address), tools)
                .join();
        for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
            tools.call(domain + ".enable", Map.of());
        }
        return tools;
    }

    private static URI page(HttpClient client, URI browser) throws IOException {
        URI list = URI.create("http://" + browser.getAuthority() + "/json/list");
        try {
            HttpRequest question = HttpRequest.newBuilder(list).build();
            String body =
                    client.send(question, HttpResponse.BodyHandlers.ofString()).body();
            for (JsonNode target : JSON.readTree(body)) {
                if (target.path("type").asText().equals("page")) {
                    return URI.create(target.get("webSocketDebuggerUrl").asText());
                }
            }
            throw new IOException("the browser has no page: " + body);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    /** Calls a method and waits for what it gives. */
    JsonNode call(String method, Map<String, Object> parameters) {
        int number = lastCall.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        calls.put(number, answer);
        try {
            String call = JSON.writeValueAsString(Map.of("id", number, "method", method, "params", parameters));
            socket.sendText(call, true).join();
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (JsonProcessingException | ExecutionException | TimeoutException e) {
            throw new IllegalStateException(method, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(method, e);
        }
    }

    /** Waits for an event that has not been waited for yet. */
    void await(String event) {
        try {
            String next;
            do {
                next = events.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } while (next != null && !next.equals(event));
            if (next == null) {
                throw new IllegalStateException("no " + event + " within " + PATIENCE_SECONDS + " s");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(event, e);
        }
    }

    List<String> complaints() {
        return List.copyOf(complaints);
    }

    List<String> requests() {
        return List.copyOf(requests);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        message.append(part);
        if (last) {
            String whole = message.toString();
            message.setLength(0);
            try {
                receive(JSON.readTree(whole));
            } catch (JsonProcessingException e) {
                complaints.add("no JSON: " + whole);
            }
        }
        from.request(1);
        return null;
    }

    private void receive(JsonNode said) {
        if (said.has("id")) {
            CompletableFuture<JsonNode> call = calls.remove(said.get("id").asInt());
            if (said.has("error")) {
                call.completeExceptionally(
                        new IllegalStateException(said.get("error").toString()));
            } else {
                call.complete(said.get("result"));
            }
            return;
        }
        JsonNode about = said.path("params");
        String event = said.path("method").asText();
        switch (event) {
            case "Runtime.exceptionThrown" -> complaints.add(about.toString());
            case "Runtime.consoleAPICalled" ->
                complainIf(about.path("type").asText().matches("error|warning"), about);
            case "Log.entryAdded" ->
                complainIf(about.path("entry").path("level").asText().equals("error"), about);
            case "Network.requestWillBeSent" ->
                requests.add(about.path("request").path("url").asText());
            default -> events.add(event);
        }
    }

    private void complainIf(boolean wrong, JsonNode about) {
        if (wrong) {
            complaints.add(about.toString());
        }
    }

    @Override
    public void close() {
        socket.abort();
    }
}
