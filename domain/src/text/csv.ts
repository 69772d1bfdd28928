/**
 * Where a spreadsheet would take the rest of a cell for a formula: at its beginning, and after whatever may part cells. One
 * that expects semicolons, as in the Netherlands, parts a cell in the middle, and heeds no quotes there; one in East Asia
 * takes the wide signs of its keyboards for the narrow ones.
 */
const formula = /(^|[,;\t\r\n])(["\s]*)(?=[=+\-@＝＋－＠])/g;

/**
 * A table as text (RFC 4180) that spreadsheets open without running anything of it: what looks like a formula stands
 * behind an apostrophe. It begins with a byte order mark, by which they know that it is UTF-8.
 */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' ? value.replace(formula, "$1$2'") : String(value);
    return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
