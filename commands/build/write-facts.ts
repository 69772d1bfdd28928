import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { loadContent, type Content } from '@vakman/content/content';
import type { Addresses, Facts, LocalFacts } from '@vakman/domain/facts/facts';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { serviceSlugs } from '@vakman/domain/services/services';

const repository = join(import.meta.dirname, '../..');

export function factsOf({ company }: Content): Facts {
  const { street, postalCode, city } = company.address;
  return {
    company: {
      name: company.name,
      phone: phoneFact(company.phone),
      email: company.email,
      address: { street, postalCode, city },
      registrations: company.registrations,
      replyWithinHours: company.claims.replyWithinHours,
    },
    servedTowns: company.servedTowns,
  };
}

export function localFactsOf({ services }: Content, language: Language): LocalFacts {
  const names = serviceSlugs.map((slug) => [slug, services[slug].name[language]]);
  return { serviceNames: Object.fromEntries(names) as LocalFacts['serviceNames'] };
}

const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;

const typesFrom = (...types: string[]) =>
  `import type { ${types.join(', ')} } from '@vakman/domain/facts/facts.ts';\n\n`;

/** Text of every generated file by its path in the repository. */
async function generatedFiles(addresses: Addresses): Promise<Map<string, string>> {
  const content = loadContent();
  const facts = factsOf(content);
  const localFacts = Object.fromEntries(
    languages.map((language) => [language, localFactsOf(content, language)]),
  );
  const files = new Map([
    ['widgets/generated/facts.ts', typesFrom('Facts') + constant('facts', 'Facts', facts)],
    [
      'widgets/generated/addresses.ts',
      typesFrom('Addresses') + constant('addresses', 'Addresses', addresses),
    ],
    [
      'supabase/functions/_shared/generated/facts.ts',
      `import type { Language } from '@vakman/domain/languages/languages.ts';\n${typesFrom('Facts', 'LocalFacts')}` +
        `${constant('facts', 'Facts', facts)}\n${constant('localFacts', 'Record<Language, LocalFacts>', localFacts)}`,
    ],
  ]);
  for (const language of languages) {
    files.set(
      `widgets/generated/facts.${language}.ts`,
      typesFrom('LocalFacts') + constant('localFacts', 'LocalFacts', localFacts[language]),
    );
    files.set(
      `supabase/functions/_shared/generated/quote-form.${language}.json`,
      await readFile(join(repository, `widgets/src/quote-form/messages/${language}.json`), 'utf8'),
    );
  }
  return files;
}

/** An unchanged file keeps its time, so that watchers and caches see no change. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Writes what widgets and functions may know of `content` into their `generated/` folders below `folder`.
 * Throws a `ContentError` where the content is not whole.
 */
export async function writeFacts(addresses: Addresses, folder: string = repository): Promise<void> {
  for (const [file, text] of await generatedFiles(addresses)) {
    await writeIfChanged(join(folder, file), text);
  }
}
