import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit, type Document } from 'yaml';

type Path = readonly (string | number)[];

type Change = (document: Document) => void;

const set =
  (path: Path, value: unknown): Change =>
  (document) => {
    if (!document.hasIn(path)) throw new Error(`there is no ${path.join('.')}`);
    document.setIn(path, value);
  };

/** Every number below a path, as another number of its kind: whole ones stay whole. */
const numbers =
  (path: Path, other: (value: number) => number): Change =>
  (document) => {
    const below = document.getIn(path, true);
    let changed = 0;
    visit(below as never, {
      Scalar(key, node) {
        if (key === 'key' || typeof node.value !== 'number') return;
        node.value = other(node.value);
        delete node.source;
        changed += 1;
      },
    });
    if (changed === 0) throw new Error(`there is no number below ${path.join('.')}`);
  };

const dearer = (price: number) => (Number.isInteger(price) ? price + 7 : Math.round(price * 107) / 100);

/** Every value of a name, anywhere in a file. */
const every =
  (name: string, other: (value: string) => unknown): Change =>
  (document) => {
    let changed = 0;
    visit(document, {
      Pair(_, pair) {
        const { key, value } = pair as { key: { value: string }; value: { value: unknown } };
        if (key.value !== name) return;
        value.value = other(String(value.value));
        changed += 1;
      },
    });
    if (changed === 0) throw new Error(`there is no ${name}`);
  };

const remove =
  (path: Path): Change =>
  (document) => {
    if (!document.deleteIn(path)) throw new Error(`there is no ${path.join('.')}`);
  };

/** Every claim of the firm, and what it could say tomorrow, by the file it stands in. */
const claimChanges: Readonly<Record<string, readonly Change[]>> = {
  'company.yaml': [
    set(['email'], 'hallo@vakman.example'),
    set(['phone'], '020 000 11 22'),
    set(['mobile'], '06 11 00 22 00'),
    set(['messagingNumber'], '06 33 00 22 00'),
    set(['address', 'street'], 'Anderestraat 22'),
    set(['address', 'postalCode'], '1301 ZZ'),
    set(['registrations', 0, 'value'], '11111111'),
    set(['registrations', 1, 'value'], 'NL111111111B01'),
    set(['openingHours', 0, 'opens'], '07:30'),
    set(['openingHours', 5], null),
    set(['countedOn'], '2026-10-05'),
    set(['claims', 'experienceYears'], 31),
    set(['claims', 'exteriorWarrantyYears'], 6),
    set(['claims', 'replyWithinHours'], 36),
    set(['claims', 'rating'], 4.7),
    set(['claims', 'reviewCount'], 33),
    set(['claims', 'googleReviewCount'], 9),
    set(['claims', 'customerCount'], 41),
  ],
  'rates.yaml': [
    ...[0, 1].map((index) => numbers(['packages', index, 'rate'], dearer)),
    set(['packages', 2, 'rate', 'price'], dearer(649.95)),
    // A fixed price ends where a size ends.
    set(['packages', 2, 'rate', 'upToSquareMetres'], 100),
    numbers(['usualPrices'], dearer),
  ],
  'reviews.yaml': [
    remove([1]),
    every('name', () => 'Wilma Z.'),
    every('date', () => '2026-03'),
    every('nl', () => 'Netjes gewerkt, en op tijd klaar.'),
    every('rating', () => 4),
  ],
  'booking.yaml': [set(['holdMinutes'], 20), set(['changeWorkingDays'], 3), set(['leadWorkingDays'], 5)],
};

/**
 * Changes every claim in a content folder, which is a copy.
 *
 * @throws {Error} naming the file, for a claim that it does not make.
 */
export function changeClaims(contentFolder: string): void {
  for (const [file, changes] of Object.entries(claimChanges)) {
    const path = join(contentFolder, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    try {
      for (const change of changes) change(document);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
    writeFileSync(path, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
  }
}
