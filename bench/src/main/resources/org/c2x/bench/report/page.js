"use strict";
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);

  // ---- filters: an element is shown if each of its marks is chosen; one without a mark is indifferent to it
  const boxes = all("#filters input[type=checkbox]");
  const marks = [...new Set(boxes.map(box => box.dataset.mark))];

  function isChosen(element, chosen) {
    return marks.every(mark => {
      const own = element.dataset[mark];
      return own === undefined || (mark === "boundary" && own === "both" && chosen[mark].size > 0)
        || chosen[mark].has(own) || !boxes.some(box => box.dataset.mark === mark && box.value === own
          || mark === "boundary" && own === "both");
    });
  }

  function filter() {
    const chosen = Object.fromEntries(marks.map(mark =>
      [mark, new Set(boxes.filter(box => box.dataset.mark === mark && box.checked).map(box => box.value))]));
    all("[data-family], [data-content]").forEach(element => element.toggleAttribute("hidden", !isChosen(element, chosen)));
    const hideEmpty = (outer, inner) => all(outer).forEach(element => {
      const parts = all(inner, element);
      element.hidden = parts.length > 0 && parts.every(part => part.hidden);
    });
    hideEmpty(".group", ".bar");
    hideEmpty("tbody", "tr:not(.heading)");
    hideEmpty("figure.chart", ".group");
  }
  boxes.forEach(box => box.addEventListener("change", filter));

  // ---- the picture of one content
  one("#pictured")?.addEventListener("change", ({target}) =>
    all(".picture").forEach(picture => { picture.hidden = picture.dataset.picture !== target.value; }));

  // ---- display
  const root = document.documentElement;
  all("input[name=figures]").forEach(choice =>
    choice.addEventListener("change", () => { root.dataset.figures = choice.value; }));
  all("input[name=theme]").forEach(choice =>
    choice.addEventListener("change", () => { root.dataset.theme = choice.value; }));

  // ---- parts open when their address is asked for, and all of them for a printer
  function openTarget() {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let part = target; part; part = part.parentElement?.closest("details")) {
      part.open = true;
    }
    if (target) {
      one("nav details").open = false;
      target.scrollIntoView();
    }
  }
  addEventListener("hashchange", openTarget);
  all("nav a").forEach(link => link.addEventListener("click", () => setTimeout(openTarget)));
  openTarget();
  all(".chapter > summary").forEach(summary => summary.addEventListener("click", () => {
    const part = summary.parentElement;
    history.replaceState(null, "", part.open ? location.pathname : "#" + part.id);
  }));
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = all("main details:not([open])");
    closed.forEach(details => { details.open = true; });
  });
  addEventListener("afterprint", () => closed.forEach(details => { details.open = false; }));

  // ---- while its run goes on, the page is loaded again and looks as before
  const RELOAD_SECONDS = 20;
  const MOST_SECONDS_WITHOUT_FORK = 600;
  const inputs = () => all("input, select").map(input => [input, `${input.name} ${input.dataset.mark} ${input.type}`
    + (input.matches("[type=checkbox], [type=radio]") ? input.value : "")]);

  function keep() {
    sessionStorage.setItem(location.pathname, JSON.stringify({
      scroll: scrollY,
      open: all("details").map((part, index) => part.open ? part.id || index : null),
      inputs: Object.fromEntries(inputs().map(([input, name]) => [name, [input.checked, input.value]])),
    }));
  }

  function restore() {
    const kept = JSON.parse(sessionStorage.getItem(location.pathname));
    sessionStorage.removeItem(location.pathname);
    if (!kept) {
      return;
    }
    all("details").forEach((part, index) => { part.open = kept.open.includes(part.id || index); });
    for (const [input, name] of inputs()) {
      const [checked, value] = kept.inputs[name] ?? [input.checked, input.value];
      if (checked !== input.checked || value !== input.value) {
        input.checked = checked;
        input.value = value;
        input.dispatchEvent(new Event("change", {bubbles: true}));
      }
    }
    scrollTo(0, kept.scroll);
  }
  const written = Date.parse(document.body.dataset.written);
  if (Date.now() - written < 1000 * MOST_SECONDS_WITHOUT_FORK) {
    setTimeout(() => location.reload(), 1000 * RELOAD_SECONDS);
    addEventListener("pagehide", keep);
  }
  addEventListener("load", restore);

  // ---- what single forks measured, to who points at, focuses or taps a bar or a cell
  const tip = one("#tip");
  let pointedAt = null;

  function showTip(target) {
    pointedAt = target;
    tip.textContent = target.dataset.tip;
    tip.hidden = false;
    const box = target.getBoundingClientRect();
    const left = Math.min(box.left, innerWidth - tip.offsetWidth - 8);
    const below = box.bottom + 6 + tip.offsetHeight < innerHeight;
    tip.style.left = Math.max(8, left) + "px";
    tip.style.top = (below ? box.bottom + 6 : box.top - tip.offsetHeight - 6) + "px";
  }
  for (const [event, shows] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
    document.addEventListener(event, ({target}) => {
      const holder = target.closest && target.closest("[data-tip]");
      if (holder && shows) {
        showTip(holder);
      } else if (holder) {
        tip.hidden = true;
      }
    });
  }
  addEventListener("scroll", () => {
    if (!tip.hidden) {
      showTip(pointedAt);
    }
  }, {passive: true});
  addEventListener("keydown", ({key}) => { tip.hidden = tip.hidden || key === "Escape"; });

  // ---- downloads
  function csv(results) {
    const names = ["environment", "scheme", "content", "operation", "boundary", "quantity", "unit", "value"];
    const field = value => /[,"\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value ?? "";
    const lines = results.flatMap(result => result.figures).map(figure => [...names.map(name => figure[name]),
      figure.interval?.low, figure.interval?.high, figure.forks?.join(" ")].map(field));
    return [[...names, "low99", "high99", "forks"], ...lines, []].map(line => line.join(",")).join("\r\n");
  }

  async function unpack() {
    const packed = Uint8Array.from(atob(one("#data").textContent), sign => sign.charCodeAt(0));
    const text = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
    const link = (as, content, type) => {
      one(`a[data-as=${as}]`).href = URL.createObjectURL(new Blob([content], {type}));
    };
    link("json", text, "application/json");
    link("csv", csv(JSON.parse(text)), "text/csv");
  }
  one("#download").addEventListener("toggle", unpack, {once: true});

  // ---- calculator; the formulas are those of org.c2x.bench.channel.Channel
  const form = one("#calculation");
  if (!form) {
    return;
  }
  const known = JSON.parse(one("#calculator-data").textContent);
  const channel = known.channel;
  const rates = [3, 4.5, 6, 9, 12, 18, 24, 27]; // Mbit/s of 10 MHz, IEEE 802.11 table 17-4
  const decimals = (value, places) =>
    value.toLocaleString("en", {minimumFractionDigits: places, maximumFractionDigits: places});
  const tenths = value => decimals(value, Number.isInteger(value) ? 0 : 1);
  const significant = value => decimals(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);

  function airMicros(octets, bitsPerSymbol) {
    const bits = channel.serviceBits + 8 * octets + channel.tailBits;
    return channel.preambleMicros + channel.signalMicros + Math.ceil(bits / bitsPerSymbol) * channel.symbolMicros;
  }

  /** Frames of one vehicle, each kind with its share: one envelope a second carries the certificate. */
  function frames(message, envelope, overhead, perSecond) {
    if (envelope === "none") {
      return [{octets: overhead + message, envelope: 0, share: 1}];
    }
    const digest = known.envelopes["sec1-digest"]?.[envelope];
    const certificate = known.envelopes["sec1-certificate"]?.[envelope];
    if (digest === undefined || certificate === undefined) {
      return [];
    }
    const certified = Math.min(1, known.average.certificatesPerSecond / perSecond);
    return [
      {octets: overhead + message + digest, envelope: digest, share: 1 - certified},
      {octets: overhead + message + certificate, envelope: certificate, share: certified},
    ];
  }

  function calculate(scheme, input) {
    const message = known.messages[input.content][scheme];
    const framing = known.framings[input.content];
    const overhead = framing.macHeaderOctets + framing.llcOctets + framing.geoNetworkingOctets + framing.btpOctets
      + framing.checkOctets;
    const envelope = input.envelope === "same" ? scheme : input.envelope;
    const kinds = frames(message, envelope, overhead, input.messages);
    if (kinds.length === 0) {
      return null;
    }
    const average = figure => kinds.reduce((sum, kind) => sum + kind.share * figure(kind), 0);
    const air = average(kind => airMicros(kind.octets, input.rate * channel.symbolMicros));
    const idle = channel.sifsMicros + framing.aifsSlots * channel.slotMicros;
    const nanos = known.decodeNanos[input.content]?.[scheme];
    return {
      scheme, message, air,
      envelope: average(kind => kind.envelope),
      frame: average(kind => kind.octets),
      busy: air * input.messages * input.vehicles / 1e6,
      within: Math.floor(input.limit * 1e6 / (air * input.messages) + 1e-9),
      most: Math.floor(1e6 / ((idle + air) * input.messages) + 1e-9),
      cores: nanos === undefined ? null : nanos / 1000, // ns × 10⁶ messages ÷ 10⁹ ns
    };
  }

  function show() {
    const values = new FormData(form);
    const input = {content: values.get("content"), envelope: values.get("envelope")};
    for (const name of ["rate", "messages", "vehicles", "limit"]) {
      input[name] = Number(values.get(name));
    }
    const chosen = values.get("scheme");
    const lines = Object.keys(known.messages[input.content])
      .map(scheme => calculate(scheme, input))
      .filter(line => line);
    const body = one("#calculated tbody");
    body.replaceChildren(...lines.map(line => {
      const row = document.createElement("tr");
      row.className = line.scheme === chosen ? "chosen" : "";
      row.dataset.scheme = line.scheme;
      row.append(cell("th", line.scheme, ""), ...[
        line.message, tenths(line.envelope), tenths(line.frame), tenths(line.air),
        decimals(100 * line.busy, 1) + " %", decimals(line.within, 0), decimals(line.most, 0),
        line.cores === null ? "–" : significant(line.cores),
      ].map(text => cell("td", text, "number")));
      return row;
    }));
    answer(lines.find(line => line.scheme === chosen), input);
    const framing = known.framings[input.content];
    one("#constants").textContent = [
      `Constants: ${framing.name}: MAC header ${framing.macHeaderOctets}, LLC/SNAP ${framing.llcOctets}, GeoNetworking`,
      `${framing.geoNetworkingOctets}, BTP ${framing.btpOctets}, frame check ${framing.checkOctets} octets; preamble`,
      `${channel.preambleMicros} µs, SIGNAL ${channel.signalMicros} µs, symbols of ${channel.symbolMicros} µs with`,
      `${input.rate * channel.symbolMicros} bits each, ${channel.serviceBits} service and ${channel.tailBits} tail bits.`,
      `“Vehicles at most” leaves SIFS of ${channel.sifsMicros} µs and ${framing.aifsSlots} slots of`,
      `${channel.slotMicros} µs idle before each frame (AIFS, no back-off).`,
      `Envelope: ${known.average.certificatesPerSecond} message a second carries the certificate, the others its`,
      `digest; at ${known.average.messagesPerSecond} a second this is the average of Table VII of 2015.`,
      "Decoding as measured here, of the message without its envelope, on one core.",
    ].join(" ");
  }

  function answer(line, input) {
    const answers = line ? [
      [tenths(line.air) + " µs", "air time of one frame"],
      [decimals(100 * line.busy, 1) + " %", `channel busy ratio with ${input.vehicles} vehicles`],
      [decimals(line.within, 0), "vehicles within the limit"],
      [line.cores === null ? "–" : significant(line.cores), "cores per million messages decoded a second"],
    ] : [["–", "this scheme has no such envelope"]];
    one("#answers").replaceChildren(...answers.map(([figure, meaning]) => {
      const box = document.createElement("div");
      box.append(cell("b", figure, ""), meaning);
      return box;
    }));
  }

  function cell(tag, text, style) {
    const made = document.createElement(tag);
    made.textContent = text;
    made.className = style;
    return made;
  }

  function fill(name, options, preferred) {
    form.elements[name].replaceChildren(...options.map(([value, label]) => new Option(label, value, value === preferred,
      value === preferred)));
  }

  function schemes() {
    const offered = Object.keys(known.messages[form.elements.content.value]);
    const before = form.elements.scheme.value;
    fill("scheme", offered.map(scheme => [scheme, scheme]), offered.includes(before) ? before : "uper");
  }
  fill("content", Object.keys(known.messages).map(content => [content, content.toUpperCase()]), "cam");
  schemes();
  fill("envelope", [["same", "in the same scheme"], ["none", "none"],
    ...Object.keys(known.envelopes["sec1-digest"] ?? {}).map(scheme => [scheme, scheme])], "same");
  fill("rate", rates.map(rate => [String(rate), rate + " Mbit/s"]), "6");
  form.elements.content.addEventListener("change", schemes);
  form.addEventListener("input", show);
  form.addEventListener("submit", event => event.preventDefault());
  show();
})();
