import { createPageStyles } from '../../_shared/page/page-styles.ts';

/** Style of the booking's pages, beside that of every form. */
export const bookingStyles = createPageStyles(`
ol,dl,dd{margin:0;padding:0}
textarea{min-block-size:6em}
.summary p+p{margin-block-start:var(--vakman-space-2)}
form h2{font-size:var(--vakman-size-h3);line-height:var(--vakman-leading-tight);margin-block-end:var(--vakman-space-4)}
.bar{display:grid;grid-auto-flow:column;gap:4px;margin-block-end:var(--vakman-space-4)}
.bar span{block-size:6px;background:var(--vakman-line)}
.bar .passed{background:var(--vakman-warm)}
.progress{display:block;margin-block-end:var(--vakman-space-1);color:var(--vakman-text-muted);font-size:var(--vakman-size-small);font-weight:400;letter-spacing:0;font-variant-numeric:tabular-nums}
.price{margin-block-end:var(--vakman-space-4);padding:var(--vakman-space-4) var(--vakman-space-5);background:var(--vakman-surface-sunken);border-inline-start:var(--vakman-space-2) solid var(--vakman-warm)}
.amount{font-size:var(--vakman-size-h2);font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums;text-wrap:balance}
.amount span{display:block;font-size:var(--vakman-size-body);font-weight:600}
.day{border-block-end:var(--vakman-line-width) solid var(--vakman-line)}
.day summary{display:flex;align-items:center;justify-content:space-between;gap:var(--vakman-space-3);min-block-size:52px;padding-block:var(--vakman-space-2);font-weight:600;cursor:pointer;list-style:none}
.day summary::-webkit-details-marker{display:none}
.day summary::after{content:'';flex:none;inline-size:9px;block-size:9px;margin-inline-end:4px;border:solid;border-width:0 2px 2px 0;rotate:45deg}
.day[open] summary::after{rotate:225deg}
.day:has(:checked) summary{text-decoration:underline;text-decoration-color:var(--vakman-warm);text-decoration-thickness:4px;text-underline-offset:4px}
.day+.hint{margin-block:var(--vakman-space-4)}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(138px,1fr));gap:var(--vakman-space-2);padding-block-end:var(--vakman-space-4)}
.times .option{align-items:center;gap:6px;padding-inline:6px;font-size:16px;font-variant-numeric:tabular-nums;white-space:nowrap}
.actions{display:flex;flex-wrap:wrap;gap:var(--vakman-space-3);margin-block-start:var(--vakman-space-4)}
.held{margin-block-end:var(--vakman-space-4);padding:var(--vakman-space-3) var(--vakman-space-4);background:var(--vakman-success-surface);border-inline-start:4px solid var(--vakman-success)}
.elsewhere{display:grid;gap:var(--vakman-space-4);justify-items:start;margin-block:0 var(--vakman-space-5);background:var(--vakman-warning-surface);border-color:var(--vakman-warning);border-inline-start-width:var(--vakman-space-2)}
.parts{margin-block-end:var(--vakman-space-5)}
.part:first-child{padding-block-start:0}
.part{display:grid;grid-template-columns:minmax(0,9em) minmax(0,1fr) auto;gap:var(--vakman-space-1) var(--vakman-space-4);padding-block:var(--vakman-space-4);border-block-end:var(--vakman-line-width) solid var(--vakman-line)}
.part dt{font-weight:600}
.part dd p{white-space:pre-line}
.part .link{margin-block:-9px}
.small{margin-block-end:var(--vakman-space-3);font-size:var(--vakman-size-small)}
.appointment{margin-block-end:var(--vakman-space-4);padding-inline-start:var(--vakman-space-4);border-inline-start:8px solid var(--vakman-warm);font-size:var(--vakman-size-lead);font-variant-numeric:tabular-nums}
.plain{margin-block:0 var(--vakman-space-3);padding:0;background:none;border:0}
.manage{margin-block-end:var(--vakman-space-1)}
.plain~h2{margin-block:var(--vakman-space-6) var(--vakman-space-3);font-size:var(--vakman-size-h3);line-height:var(--vakman-leading-tight)}
.home{margin-block-start:var(--vakman-space-4)}
.next{margin-block-end:var(--vakman-space-5);padding-inline-start:1.4em}
.next li{margin-block-start:var(--vakman-space-2)}
@media(max-width:479px){.part{grid-template-columns:minmax(0,1fr) auto}.part dd:nth-of-type(1){grid-row:2;grid-column:1/-1}}
`);
