import type { Block, MailDocument, Part } from './mail-document.ts';
import { onOneLine, quotedText } from './typed-lines.ts';

/** Plain text calls and writes by what its reader knows; only pages need their address. */
const isPage = (href: string) => href.startsWith('http');

/** Empty for what is of no use in plain text. */
function blockText(block: Block): string {
  switch (block.kind) {
    case 'text': {
      const pages = (block.links ?? []).filter(({ href }) => isPage(href));
      return [block.text, ...pages.map(({ href }) => href)].join('\n');
    }
    case 'notice':
    case 'letter':
      return block.text;
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    case 'chip': {
      const { label, value, detail } = block.chip;
      return `${label}: ${[value, detail].filter((line) => line !== undefined).join(', ')}`;
    }
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${onOneLine(value)}`).join('\n');
    case 'button':
      return isPage(block.link.href) ? `${block.link.text}:\n${block.link.href}` : '';
    case 'files':
      return block.files.map(({ name, href }) => `${name}: ${href}`).join('\n');
    default:
      return quotedText(block.text);
  }
}

function partText({ title, blocks }: Part): string {
  return [title, ...blocks.map(blockText)].filter((text) => text !== '').join('\n\n');
}

function companyText({ company, homeUrl }: MailDocument): string {
  const { street, postalCode, city } = company.address;
  const { name, phone, email } = company;
  return [name, `${street}, ${postalCode} ${city}`, phone.display, email, homeUrl].join('\n');
}

/** A whole mail for readers of plain text. */
export function mailText(mail: MailDocument): string {
  const [first, ...others] = mail.sections.flat();
  const start = first && { ...first, title: mail.eyebrow ?? first.title };
  const parts = [...(start ? [start] : []), ...others].map(partText);
  return [parts.join('\n\n\n'), mail.note, `-- \n${companyText(mail)}`].join('\n\n');
}
