import { ContactSection } from '../_components/contact-section/contact-section.tsx';
import { Hero } from '../_components/hero/hero.tsx';
import { LaterStyle } from '../_components/later-style/later-style.tsx';
import { Rates } from '../_components/rates/rates.tsx';
import { Services } from '../_components/services/services.tsx';
import { StructuredData } from '../_components/structured-data/structured-data.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('home');

export default function HomePage({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <Hero />
      <LaterStyle />
      <Rates />
      <Services />
      <ContactSection />
      <StructuredData />
    </BaseLayout>
  );
}
