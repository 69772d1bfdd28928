import { loadContent } from '@vakman/content/content';
import type { Language } from '@vakman/domain/languages/languages';
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

/** Name, title and description of a page in one language. */
export function pageHead(subject: Subject, lang: Language): PageHead {
  const content = loadContent();
  const t = translator(lang);
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
    case 'local': {
      const { name, inProvince } = content.provinces[subject.province];
      const values = { service: content.services[subject.service].name[lang], place: inProvince[lang] };
      const { kilometres } = content.provinces[subject.province].fromAlmere;
      return {
        name: name[lang],
        title: t('pages.local.title', values),
        description: t('pages.local.description', { ...values, kilometres }),
      };
    }
    case 'post': {
      const post = content.posts.find(({ slug }) => slug === subject.post);
      if (!post) throw new Error(`There is no post "${subject.post}"`);
      return { name: post.texts[lang].title, ...post.texts[lang].head };
    }
  }
}
