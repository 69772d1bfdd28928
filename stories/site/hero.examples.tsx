import { Hero } from '@vakman/site/_components/hero/hero.tsx';
import type { SiteExamples } from '../build/site-example.ts';

export default { hero: { Content: Hero } } satisfies SiteExamples;
