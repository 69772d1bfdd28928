import { phoneFact } from '@vakman/content/company/phone-fact';
import { loadContent, type Content } from '@vakman/content/content';
import type { Addresses, Facts } from '@vakman/domain/facts/facts';
import { linkedPages, shellPages, type PagePaths } from '@vakman/domain/facts/page-paths';
import { languages } from '@vakman/domain/languages/languages';
import { singlePages } from '@vakman/site/_data/pages.ts';
import { widgetModules } from '@vakman/widgets/build/widget-modules';
import { widgets } from '@vakman/widgets/build/widgets';
import { bookingFiles } from './booking-files.ts';
import { dashboardFiles } from './dashboard-files.ts';
import { documentFontFiles } from './document-fonts.ts';
import { locateGalleryPictures } from './gallery-facts.ts';
import { messagesModule, wordsByLanguageModule, wordsModule } from './message-modules.ts';
import { pagePathsModule } from './page-paths-module.ts';
import { officeMessages } from './office-messages.ts';
import { pageStylesModule } from './page-styles.ts';
import { quoteFiles } from './quote-files.ts';
import { factsOfWidget, localFactsOf } from './widget-facts.ts';

function factsOf({ company }: Content): Facts {
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

/** Where the pages stand that others than the site lead to. */
function pagePathsOf(): PagePaths {
  return Object.fromEntries(linkedPages.map((page) => [page, singlePages[page].path])) as PagePaths;
}

/** Folders of the messages that functions show, by the name of the module they get; widgets show some of them, too. */
const messagesOfFunctions = {
  'auth-mails': 'supabase/auth-mails',
  'book-facade-cleaning': 'supabase/functions/book-facade-cleaning',
  'crew-calendar': 'supabase/functions/crew-calendar',
  'send-account-mails': 'supabase/functions/send-account-mails',
  'tell-mail-outage': 'supabase/functions/tell-mail-outage',
  'send-booking-mails': 'supabase/functions/send-booking-mails',
  'send-chat-mails': 'supabase/functions/send-chat-mails',
  'send-quote-mails': 'supabase/functions/send-quote-mails',
  'facade-booking': 'widgets/src/facade-booking',
  'request-sign-in': 'supabase/functions/request-sign-in',
  'send-project-mails': 'supabase/functions/send-project-mails',
  'send-quote-notification': 'supabase/functions/send-quote-notification',
  'quote-document': 'supabase/functions/_shared/quote-document',
  page: 'supabase/functions/_shared/page',
  'quote-form': 'widgets/src/quote-form',
  'slot-picker': 'widgets/src/ui/slot-picker',
};

const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;

const typesFrom = (...types: string[]) =>
  `import type { ${types.join(', ')} } from '@vakman/domain/facts/facts.ts';\n\n`;

/** Text of every generated file by its path in the repository. */
export async function generatedFiles(addresses: Addresses): Promise<Map<string, string>> {
  const content = loadContent();
  const facts = factsOf(content);
  const pictures = await locateGalleryPictures(content);
  const localFacts = Object.fromEntries(
    languages.map((language) => [language, localFactsOf({ content, language })]),
  );
  const pagePaths =
    "import type { PagePaths } from '@vakman/domain/facts/page-paths.ts';\n\n" +
    constant('pagePaths', 'PagePaths', pagePathsOf());
  const files = new Map([
    ['widgets/generated/facts.ts', typesFrom('Facts') + constant('facts', 'Facts', facts)],
    [
      'widgets/generated/addresses.ts',
      // The site's alone for the loader, which is to be small.
      typesFrom('Addresses') +
        constant('addresses', 'Addresses', addresses) +
        constant('siteUrl', 'string', addresses.siteUrl),
    ],
    [
      'supabase/functions/_shared/generated/facts.ts',
      `import type { Language } from '@vakman/domain/languages/languages.ts';\n${typesFrom('Facts', 'LocalFacts')}` +
        `${constant('facts', 'Facts', facts)}\n${constant('localFacts', 'Record<Language, LocalFacts>', localFacts)}`,
    ],
    ['widgets/generated/page-paths.ts', pagePaths],
    ['supabase/functions/_shared/generated/page-paths.ts', pagePathsModule([...linkedPages, ...shellPages])],
    ['supabase/functions/_shared/generated/page-styles.ts', pageStylesModule()],
    ...bookingFiles(content),
    ...officeMessages(),
    ...dashboardFiles(facts, addresses),
    ...quoteFiles(content),
    ...(await documentFontFiles()),
  ]);
  for (const widget of widgets) {
    const { name } = widget;
    files.set(`widgets/generated/${name}.words.ts`, wordsByLanguageModule(name));
    for (const language of languages) {
      const known = factsOfWidget(widget, { content, language, addresses, pictures });
      files.set(`widgets/generated/${name}.${language}.ts`, wordsModule(name, language, known));
    }
  }
  for (const [name, text] of widgetModules(widgets)) files.set(`widgets/generated/${name}`, text);
  for (const [name, folder] of Object.entries(messagesOfFunctions)) {
    files.set(`supabase/functions/_shared/generated/${name}.messages.ts`, messagesModule(folder));
  }
  return files;
}
