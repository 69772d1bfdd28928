import { createHash } from 'node:crypto';
import { tokensCss } from '@vakman/tokens/css/tokens-css.ts';

const rules = `
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--vakman-ground);color:var(--vakman-text);font:var(--vakman-size-body)/var(--vakman-leading-normal) var(--page-font);overflow-wrap:break-word}
:root{--page-font:'Vakman Text','Segoe UI',system-ui,-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif}
h1,h2,p,ul{margin:0;padding:0}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--vakman-focus);outline-offset:2px}
.band{background:var(--vakman-brand);color:var(--vakman-on-brand);border-block-end:var(--vakman-space-2) solid var(--vakman-warm)}
.band :focus-visible{outline-color:var(--vakman-warm)}
.band>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 var(--vakman-space-5);max-inline-size:720px;margin-inline:auto;padding:var(--vakman-space-3) var(--vakman-space-4)}
.band a{display:inline-flex;align-items:center;min-block-size:var(--vakman-target);text-decoration:none}
.name{font-size:var(--vakman-size-lead);font-weight:700}
.phone{font-variant-numeric:tabular-nums;white-space:nowrap}
main,footer{max-inline-size:720px;margin-inline:auto;padding:var(--vakman-space-6) var(--vakman-space-4)}
footer{padding-block-start:0;color:var(--vakman-text-muted);font-size:var(--vakman-size-small)}
h1{font-size:var(--vakman-size-h2);line-height:var(--vakman-leading-tight);letter-spacing:-.01em;margin-block-end:var(--vakman-space-4);text-wrap:balance}
.lead{max-inline-size:60ch;margin-block-end:var(--vakman-space-3)}
.muted,.hint{color:var(--vakman-text-muted)}
.summary,.notice{margin-block-end:var(--vakman-space-6);padding:var(--vakman-space-4) var(--vakman-space-5);background:var(--vakman-danger-surface);border:var(--vakman-line-width) solid var(--vakman-danger);border-inline-start-width:var(--vakman-space-2)}
.notice{background:var(--vakman-warning-surface);border-color:var(--vakman-warning)}
.summary h2{font-size:var(--vakman-size-h4);line-height:var(--vakman-leading-tight);margin-block-end:var(--vakman-space-2)}
.summary ul{list-style:none}
.summary li{margin-block-start:var(--vakman-space-1)}
.summary li a{color:var(--vakman-danger);font-weight:600;display:inline-block;padding-block:var(--vakman-space-1)}
.summary .phone{font-weight:700}
form{background:var(--vakman-surface);border:var(--vakman-line-width) solid var(--vakman-line);padding:var(--vakman-space-5) var(--vakman-space-4);margin-block-start:var(--vakman-space-5)}
.field{border:0;margin-block-end:var(--vakman-space-5);min-inline-size:0}
.field.wrong{border-inline-start:4px solid var(--vakman-danger);padding-inline-start:var(--vakman-space-4)}
label{display:block;font-weight:600}
.hint{font-size:var(--vakman-size-small);display:block}
.error{display:block;color:var(--vakman-danger);font-weight:600}
input,select,textarea{display:block;inline-size:100%;min-block-size:var(--vakman-target);margin-block-start:var(--vakman-space-1);padding:var(--vakman-space-2) var(--vakman-space-3);font:inherit;color:inherit;background:var(--vakman-ground);border:2px solid var(--vakman-line-strong);border-radius:var(--vakman-radius)}
.wrong input,.wrong select,.wrong textarea{border-color:var(--vakman-danger)}
input[name=postal_code]{max-inline-size:12ch}
input[type=file]{border-style:dashed;font-size:var(--vakman-size-small);padding:var(--vakman-space-3)}
input::file-selector-button{font:inherit;font-weight:600;color:inherit;background:var(--vakman-surface);border:2px solid var(--vakman-line-strong);border-radius:var(--vakman-radius);padding:var(--vakman-space-1) var(--vakman-space-3);margin-inline-end:var(--vakman-space-3)}
textarea{min-block-size:10em;resize:vertical}
.kept{list-style:none;margin-block:var(--vakman-space-2) var(--vakman-space-3)}
.kept label{display:flex;align-items:center;gap:var(--vakman-space-3);min-block-size:var(--vakman-target);font-weight:400}
.kept input{inline-size:24px;block-size:24px;min-block-size:0;margin:0;accent-color:var(--vakman-brand)}
.trap{position:absolute;inline-size:1px;block-size:1px;min-block-size:0;padding:0;overflow:hidden;clip-path:inset(50%)}
button{display:inline-flex;align-items:center;justify-content:center;min-block-size:52px;padding:var(--vakman-space-3) var(--vakman-space-5);font:inherit;font-weight:700;color:var(--vakman-on-accent);background:var(--vakman-accent);border:2px solid transparent;border-radius:var(--vakman-radius);cursor:pointer}
button:hover{background:var(--vakman-accent-hover)}
.quiet{color:inherit;background:transparent;border-color:var(--vakman-line-strong)}
.quiet:hover{background:var(--vakman-surface-sunken)}
.link{inline-size:auto;min-block-size:var(--vakman-target);padding:0;color:inherit;font-weight:400;text-decoration:underline;text-underline-offset:.2em;background:none;border:0}
.link:hover{background:none;text-decoration-thickness:2px}
fieldset{margin:0;padding:0;border:0;min-inline-size:0}
fieldset.field{margin-block-end:var(--vakman-space-5)}
legend{padding:0;font-weight:600}
.options{display:grid;gap:var(--vakman-space-2);margin-block-start:var(--vakman-space-1)}
.option{display:flex;align-items:flex-start;gap:var(--vakman-space-3);min-block-size:48px;padding:11px var(--vakman-space-3);font-weight:400;line-height:1.4;border:1px solid var(--vakman-line-strong);border-radius:var(--vakman-radius);background:var(--vakman-ground);cursor:pointer}
.option:hover{border-color:var(--vakman-text)}
.option:has(:checked){border-color:var(--vakman-text);background:var(--vakman-surface-sunken)}
.option:has(:focus-visible){outline:3px solid var(--vakman-focus);outline-offset:2px}
.option input{flex:none;inline-size:22px;block-size:22px;min-block-size:0;margin:1px 0 0;padding:0;accent-color:var(--vakman-text)}
.option input:focus-visible{outline:none}
.wrong .option{border:2px solid var(--vakman-danger);padding:10px 11px}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.privacy{margin-block-start:var(--vakman-space-3);font-size:var(--vakman-size-small)}
.reference{display:inline-block;margin-block:var(--vakman-space-3) var(--vakman-space-5);padding:var(--vakman-space-3) var(--vakman-space-5);background:var(--vakman-warm);color:var(--vakman-on-warm);font-weight:700}
@media(max-width:479px){button:not(.link,.trap){inline-size:100%}}
@media(min-width:640px){main{padding-block-start:var(--vakman-space-7)}form{padding:var(--vakman-space-6)}}
`;

/** The page's one `<style>`. */
export interface PageStyles {
  /** The policy names its hash, so it must stand in the page byte for byte. */
  readonly text: string;
  /** Source expression of a Content-Security-Policy. */
  readonly source: string;
}

/** The style of every page, with rules of one function's own. */
export function createPageStyles(ownRules = ''): PageStyles {
  const text = `${tokensCss(':root')}\n${rules.trim()}\n${ownRules.trim()}`;
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
