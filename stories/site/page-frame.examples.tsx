import { Hero } from '@vakman/site/pages/home/hero.tsx';
import { NotFound } from '@vakman/site/pages/not-found.11ty.tsx';
import { PageHead } from '@vakman/site/_components/page-head/page-head.tsx';
import { SiteFooter } from '@vakman/site/_components/site-footer/site-footer.tsx';
import { SiteHeader } from '@vakman/site/_components/site-header/site-header.tsx';
import { usePage } from '@vakman/site/page/page-context.tsx';
import type { SiteExamples } from '../build/site-example.ts';

/** The page of one service in one province has the longest way back, and the longest title. */
function DeepHead() {
  const { route } = usePage();
  return <PageHead title={route.name} lead={route.description} />;
}

export default {
  header: { Content: SiteHeader },
  footer: { Content: SiteFooter },
  hero: { Content: Hero },
  pageHead: { page: 'local/houtrot-reparatie/noord-holland', Content: DeepHead },
  notFound: { page: 'notFound', Content: NotFound },
} satisfies SiteExamples;
