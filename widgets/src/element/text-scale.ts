/** Pixels of text that browsers show where neither page nor visitor asked for another size. */
const usualSize = 16;

/**
 * How much larger than usual the visitor has set the text of the browser. Neither `rem` nor what is inherited tells: a
 * page may set both, and many set `html` to ten pixels.
 */
function textScale(): number {
  const probe = document.createElement('span');
  probe.style.cssText = 'all:initial!important;font-size:medium!important;position:fixed!important';
  document.documentElement.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size > 0 ? size / usualSize : 1;
}

let sheet: CSSStyleSheet | undefined;

/** The style sheet that makes the text of a widget as large as the visitor wants all text; the same for all widgets. */
export function textScaleSheet(): CSSStyleSheet {
  if (!sheet) {
    const scale = textScale();
    sheet = new CSSStyleSheet();
    if (scale !== 1) sheet.replaceSync(`:host{--vakman-text-scale:${scale}}`);
  }
  return sheet;
}
