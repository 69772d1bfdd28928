import { findPost } from '@vakman/content/posts/read-posts';
import type { Thing } from 'schema-dts';
import type { Page } from '../page/page-context.tsx';
import { pathTo } from '../_data/routes.ts';
import { shareKindOf } from '../page/share-kinds.ts';
import { trailTo } from '../page/trail.ts';
import { blogPosting } from './blog-posting.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { firm } from './firm.ts';
import { jobPosting } from './job-posting.ts';
import { reserveAction } from './reserve-action.ts';
import { service } from './service.ts';

/** What the page itself is about. */
function subjectThings({ build, content, lang, route }: Page): Thing[] {
  const { siteUrl } = build.addresses;
  const image = siteUrl + build.sharePictures[lang][shareKindOf(route.kind)];
  const { description, subject, url } = route;
  const area = content.company.servedTowns.map(({ name }) => name);
  switch (subject.kind) {
    case 'service': {
      const price = content.rates.usualPrices[subject.service];
      const name = content.services[subject.service].name[lang];
      return [service({ name, description, url, area, price }, siteUrl)];
    }
    case 'treatment': {
      const name = content.treatments[subject.treatment].name[lang];
      return [service({ name, description, url, area }, siteUrl)];
    }
    case 'local': {
      const price = content.rates.usualPrices[subject.service];
      const name = content.services[subject.service].name[lang];
      const province = content.provinces[subject.province].name[lang];
      return [service({ name, description, url, area: { province }, price }, siteUrl)];
    }
    case 'post': {
      const post = findPost(content.posts, subject.post);
      return [blogPosting({ post, lang, url: siteUrl + url, image }, siteUrl)];
    }
    case 'province':
      return [];
    case 'single':
      break;
  }
  if (subject.page === 'home') {
    return [firm(content.company, siteUrl, siteUrl + pathTo('home', lang), image)];
  }
  if (subject.page === 'booking') {
    const name = content.services.gevelreiniging.name[lang];
    const price = content.rates.usualPrices.gevelreiniging;
    return [
      { ...service({ name, description, url, area, price }, siteUrl), ...reserveAction(siteUrl + url) },
    ];
  }
  if (subject.page === 'faq') {
    return [faqPage(content.faq[lang].groups.flatMap(({ questions }) => questions))];
  }
  if (subject.page === 'vacancies') {
    return content.vacancies.map((vacancy) => jobPosting(vacancy, lang, content.company, siteUrl));
  }
  return [];
}

/** Everything that a page tells search engines, in the words of schema.org. */
export function pageThings(page: Page): Thing[] {
  const { build, route } = page;
  if (!route.listed) return [];
  const things = subjectThings(page);
  if (route.parent === undefined) return things;
  return [...things, breadcrumbList(trailTo(route), build.addresses.siteUrl)];
}
