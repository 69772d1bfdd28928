interface VcardContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street_address: string;
  readonly postal_code: string;
}

const escaped = (text: string) => text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, ' ');

/** Somebody as address books take him (RFC 6350). Whatever he typed stays one value. */
export function formatVcard({ name, email, phone, street_address, postal_code }: VcardContact): string {
  return `${[
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    `EMAIL:${escaped(email)}`,
    `TEL:${escaped(phone)}`,
    `ADR:;;${escaped(street_address)};;;${escaped(postal_code)};`,
    'END:VCARD',
  ].join('\r\n')}\r\n`;
}
