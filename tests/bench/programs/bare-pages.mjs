// What a build is compared with: Node alone, pages of the given sizes by template literals.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [, , sizesFile = '', outFolder = ''] = process.argv;
/** @type {{ file: string, bytes: number }[]} */
const sizes = JSON.parse(readFileSync(sizesFile, 'utf8'));

/** @type {Record<string, string>} */
const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
/** @param {string} text */
const escaped = (text) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** @param {number} number */
const cardOf = (number) => ({
  address: `/werkgebied/${number}`,
  name: `Schilder № ${number}`,
  words: 'Was innen & außen „gestrichen“ wird – и сколько лет держится.',
});
/** @param {ReturnType<typeof cardOf>} card */
const card = ({ address, name, words }) =>
  `<li class="card"><a href="${escaped(address)}">${escaped(name)}</a><p>${escaped(words)}</p></li>`;
/** @param {string} title @param {ReturnType<typeof cardOf>[]} cards */
const page = (title, cards) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(title)}</title></head>` +
  `<body><main><h1>${escaped(title)}</h1><ul>${cards.map(card).join('')}</ul></main></body></html>`;

const cardBytes = Buffer.byteLength(card(cardOf(100)));
for (const { file, bytes } of sizes) {
  const cards = Array.from({ length: Math.round(bytes / cardBytes) }, (_, number) => cardOf(number));
  const path = join(outFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, page(file, cards));
}
