/** Colours of the system, so that the page follows the reader's light or dark. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; }
a { color: inherit; }
header { display: flex; gap: 1rem; align-items: baseline; padding: 0.75rem 1.25rem; border-bottom: 1px solid GrayText; }
header h1 { font-size: 1.125rem; margin: 0; }
header p { margin: 0; color: GrayText; flex: 1; }
button { font: inherit; padding: 0.25rem 0.75rem; }
main { display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: calc(100vh - 3.5rem); }
nav { border-right: 1px solid GrayText; }
nav ol { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 0.75rem 1.25rem; text-decoration: none; border-bottom: 1px solid GrayText; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
nav a[aria-current] { background: Highlight; color: HighlightText; }
nav strong, nav span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav span { font-size: 0.875rem; }
article, .empty { padding: 1.25rem; min-width: 0; }
article h2 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0 0 1rem; font-size: 0.875rem; }
dt { color: GrayText; }
dd { margin: 0; overflow-wrap: anywhere; }
.views { display: flex; gap: 1rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.views [aria-current] { font-weight: 700; text-decoration: none; }
iframe { width: 100%; height: 75vh; border: 1px solid GrayText; background: white; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.5 ui-monospace, monospace; margin: 0; }
@media (max-width: 48rem) { main { grid-template-columns: 1fr; } nav { border-right: 0; } }
`;
