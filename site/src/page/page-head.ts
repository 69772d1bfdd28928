import { loadContent } from '@vakman/content/content';
import { findPost } from '@vakman/content/posts/read-posts';
import type { ProvinceSlug } from '@vakman/domain/provinces';
import type { ServiceSlug } from '@vakman/domain/services';
import type { Language } from '@vakman/domain/languages/languages';
import { isIdeographic } from '@vakman/domain/languages/writing';
import type { SinglePage, Subject } from '../_data/pages.ts';
import { translator } from './translate.ts';

/** How a page is called, on the site and by search engines. */
export interface PageHead {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Pages whose head stands in `content/` beside their text; the others have theirs among the site's messages. */
function textOf(page: SinglePage, lang: Language): { title: string; description: string } | undefined {
  const content = loadContent();
  if (page === 'costs' || page === 'faq' || page === 'terms' || page === 'privacy') {
    return content[page][lang].head;
  }
  return undefined;
}

function singleHead(page: SinglePage, lang: Language): PageHead {
  const t = translator(lang);
  const name = t(`pages.${page}.name`);
  const head = textOf(page, lang);
  if (head) return { name, ...head };
  type Described = Exclude<SinglePage, 'costs' | 'faq' | 'terms' | 'privacy'>;
  const key = page as Described;
  return { name, title: t(`pages.${key}.title`), description: t(`pages.${key}.description`) };
}

function localHead(slug: ServiceSlug, where: ProvinceSlug, lang: Language): PageHead {
  const content = loadContent();
  const t = translator(lang);
  const { name, inProvince, texts } = content.provinces[where];
  const values = { service: content.services[slug].name[lang], place: inProvince[lang] };
  return {
    name: name[lang],
    title: t('pages.local.title', values),
    description: texts[lang].services[slug].description,
  };
}

/** What search engines show of a title. */
const titleLength = (lang: Language) => (isIdeographic(lang) ? 36 : 65);

/** The firm's name goes where the title would be cut off. */
function fitTitle(head: PageHead, lang: Language): PageHead {
  const ending = ` | ${loadContent().company.name}`;
  const isLong = [...head.title].length > titleLength(lang);
  return isLong && head.title.endsWith(ending)
    ? { ...head, title: head.title.slice(0, -ending.length) }
    : head;
}

/** Name, title and description of a page in one language. */
export function pageHead(subject: Subject, lang: Language): PageHead {
  return fitTitle(wholeHead(subject, lang), lang);
}

function wholeHead(subject: Subject, lang: Language): PageHead {
  const content = loadContent();
  switch (subject.kind) {
    case 'single':
      return singleHead(subject.page, lang);
    case 'service': {
      const { name, texts } = content.services[subject.service];
      return { name: name[lang], ...texts[lang].head };
    }
    case 'treatment': {
      const { name, texts } = content.treatments[subject.treatment];
      return { name: name[lang], ...texts[lang].head };
    }
    case 'province': {
      const { name, texts } = content.provinces[subject.province];
      return { name: name[lang], ...texts[lang].head };
    }
    case 'local':
      return localHead(subject.service, subject.province, lang);
    case 'post':
      break;
  }
  const { head, title } = findPost(content.posts, subject.post).texts[lang];
  return { name: title, ...head };
}
