import { About } from './about.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Certifications } from './certifications.tsx';
import { ContactSection } from './contact-section.tsx';
import { Hero } from './hero.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { Projects } from './projects.tsx';
import { Rates } from './rates.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';
import { WhyUs } from './why-us.tsx';
import { Work } from './work.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** The firm on one page: a section for each thing that a visitor comes for. */
function HomePage() {
  return (
    <>
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
    </>
  );
}

export default pageTemplate(HomePage, 'home');
