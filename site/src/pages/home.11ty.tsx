import { About } from '../_components/about/about.tsx';
import { CallToAction } from '../_components/call-to-action/call-to-action.tsx';
import { Certifications } from '../_components/certifications/certifications.tsx';
import { ContactSection } from '../_components/contact-section/contact-section.tsx';
import { Hero } from '../_components/hero/hero.tsx';
import { LaterStyle } from '../_components/later-style/later-style.tsx';
import { Projects } from '../_components/projects/projects.tsx';
import { Rates } from '../_components/rates/rates.tsx';
import { Reviews } from '../_components/reviews/reviews.tsx';
import { Services } from '../_components/services/services.tsx';
import { WhyUs } from '../_components/why-us/why-us.tsx';
import { Work } from '../_components/work/work.tsx';
import { BaseLayout } from '../_layouts/base-layout.tsx';
import type { TemplateData } from '../page/page-context.tsx';
import { pagesOf } from '../page/page-template.ts';

export const data = pagesOf('home');

export default function HomePage({ route, build }: TemplateData) {
  return (
    <BaseLayout route={route} build={build}>
      <Hero />
      <LaterStyle />
      <Work />
      <WhyUs />
      <Rates />
      <Services />
      <Projects />
      <Reviews />
      <CallToAction />
      <About />
      <ContactSection />
      <Certifications />
    </BaseLayout>
  );
}
