/* Puts an event's order form into a page: <script src="…/widget.js" data-event="your-event"></script>
   data-lang, data-code and data-target are optional; /widget-instructions explains them. */
(function () {
  'use strict';
  var SOURCE = 'merchloom-widget';
  var TITLES = {
    en: 'Order form',
    fr: 'Formulaire de commande',
    de: 'Bestellformular',
    it: 'Modulo d’ordine',
    es: 'Formulario de pedido',
    nl: 'Bestelformulier',
    da: 'Bestillingsformular',
    fi: 'Tilauslomake',
    no: 'Bestillingsskjema',
    sv: 'Beställningsformulär',
  };
  var LINKS = {
    en: 'Open the order form on its own page',
    fr: 'Ouvrir le formulaire de commande sur sa propre page',
    de: 'Bestellformular auf eigener Seite öffnen',
    it: 'Apri il modulo d’ordine in una pagina a parte',
    es: 'Abrir el formulario de pedido en su propia página',
    nl: 'Bestelformulier op een eigen pagina openen',
    da: 'Åbn bestillingsformularen på sin egen side',
    fi: 'Avaa tilauslomake omalla sivullaan',
    no: 'Åpne bestillingsskjemaet på en egen side',
    sv: 'Öppna beställningsformuläret på en egen sida',
  };
  var SLUG = /^[a-z0-9-]{3,63}$/;
  var FIRST_HEIGHT = 900;
  var GREATEST_HEIGHT = 20000;
  /* A refused frame loads an error page and sends no message: a timeout is the only sign. */
  var SILENCE_MS = 10000;
  var LOADING_MS = 60000;
  var SCROLL_MARGIN = 80;

  /* A module script has no currentScript: take the last unused script element of the widget. */
  function ownScript() {
    if (document.currentScript) return document.currentScript;
    var all = document.querySelectorAll('script[data-event][src*="widget.js"]:not([data-taken])');
    return all[all.length - 1] || null;
  }

  function emit(places, type, detail) {
    places.forEach(function (place) {
      try {
        if (place) place.dispatchEvent(new CustomEvent(type, { detail: detail }));
      } catch (unheard) {
        return;
      }
    });
  }

  function languageOf(script) {
    var wanted = (script.getAttribute('data-lang') || '').slice(0, 2).toLowerCase();
    if (wanted === 'nb' || wanted === 'nn') wanted = 'no';
    return Object.prototype.hasOwnProperty.call(TITLES, wanted) ? wanted : '';
  }

  function makeFrame(origin, slug, lang, code) {
    var address = new URL('/embed/' + slug, origin);
    if (lang) address.searchParams.set('lang', lang);
    if (code) address.searchParams.set('code', code);
    var tags = new URL(location.href).searchParams;
    ['utm_source', 'utm_medium', 'utm_campaign', 'ref'].forEach(function (tag) {
      var said = (tags.get(tag) || '').trim().slice(0, 200);
      if (said) address.searchParams.set(tag, said);
    });
    var frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = TITLES[lang || 'en'];
    frame.lang = lang || 'en';
    frame.referrerPolicy = 'origin';
    /* Required by the wallets of a paid form. */
    frame.allow = 'payment';
    frame.style.display = 'block';
    frame.style.width = '100%';
    frame.style.border = '0';
    frame.style.height = FIRST_HEIGHT + 'px';
    return frame;
  }

  /* A link for visitors whose browser refuses the frame. */
  function makeLink(origin, slug, lang) {
    var address = new URL('/' + slug, origin);
    if (lang) address.searchParams.set('lang', lang);
    var link = document.createElement('a');
    link.href = address.href;
    link.lang = lang || 'en';
    link.textContent = LINKS[lang || 'en'];
    return link;
  }

  function isPixels(number) {
    return typeof number === 'number' && isFinite(number) && number >= 0;
  }

  /* Scrolls the focused element inside the frame into view. */
  function reveal(frame, top, bottom) {
    var from = frame.getBoundingClientRect().top;
    var above = from + top < 0;
    var below = from + bottom > window.innerHeight;
    if (above || below) window.scrollBy(0, from + top - SCROLL_MARGIN);
  }

  function start(script) {
    script.setAttribute('data-taken', '');
    var origin = new URL(script.src).origin;
    var slug = script.getAttribute('data-event') || '';
    var lang = languageOf(script);
    var selector = script.getAttribute('data-target');
    var target = selector ? document.querySelector(selector) : null;
    var box = target || document.createElement('div');
    var places = [script, box];
    if (!SLUG.test(slug))
      return emit(places, 'error', { code: 'no_event', message: 'data-event names no event' });
    if (selector && !target)
      return emit([script], 'error', { code: 'no_target', message: 'data-target finds nothing' });
    if (!target) script.parentNode.insertBefore(box, script.nextSibling);

    var frame = makeFrame(origin, slug, lang, script.getAttribute('data-code'));
    var met = false;

    function hear(event) {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      var said = event.data;
      if (!said || said.source !== SOURCE) return;
      if (said.type === 'ready') event.source.postMessage({ source: SOURCE, type: 'hello' }, origin);
      if (said.type === 'title' && typeof said.title === 'string') {
        met = true;
        frame.title = said.title;
      }
      if (said.type === 'size' && isPixels(said.height)) {
        frame.style.height = Math.min(said.height, GREATEST_HEIGHT) + 'px';
      }
      if (said.type === 'focus' && isPixels(said.bottom)) reveal(frame, Number(said.top) || 0, said.bottom);
      if (said.type === 'submitted') {
        emit(places, 'submitted', { data: said.data, basket: said.basket, order_ref: said.order_ref });
      }
      if (said.type === 'error') emit(places, 'error', { code: said.code, message: said.message });
    }

    window.addEventListener('message', function (event) {
      try {
        hear(event);
      } catch (fault) {
        emit(places, 'error', { code: 'widget_failed', message: String(fault) });
      }
    });
    function giveUp() {
      if (met || !frame.parentNode) return;
      frame.parentNode.replaceChild(makeLink(origin, slug, lang), frame);
      emit(places, 'error', {
        code: 'not_loaded',
        message: 'the order form did not load: is this site allowed?',
      });
    }
    frame.addEventListener('load', function () {
      setTimeout(giveUp, SILENCE_MS);
    });
    setTimeout(giveUp, LOADING_MS);
    box.appendChild(frame);
  }

  var script = ownScript();
  try {
    if (script) start(script);
  } catch (fault) {
    emit([script], 'error', { code: 'widget_failed', message: String(fault) });
  }
})();
