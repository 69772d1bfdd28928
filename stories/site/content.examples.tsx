import { CallToAction } from '@vakman/site/pages/home/call-to-action.tsx';
import { iconNames } from '@vakman/site/_components/icon/icon-names.ts';
import { Icon } from '@vakman/site/_components/icon/icon.tsx';
import { MapCard } from '@vakman/site/_components/map-card/map-card.tsx';
import { QuoteSteps } from '@vakman/site/_components/next-steps/next-steps.tsx';
import { Questions } from '@vakman/site/_components/questions/questions.tsx';
import { ServiceTiles } from '@vakman/site/_components/service-tiles/service-tiles.tsx';
import { Services } from '@vakman/site/pages/home/services.tsx';
import { TapeLabel } from '@vakman/site/pages/home/tape-label.tsx';
import { WorkActions } from '@vakman/site/pages/work/work-actions.tsx';
import { usePage } from '@vakman/site/page/page-context.tsx';
import type { ComponentType } from 'react';
import type { SiteExamples } from '../build/site-example.ts';

function AskedQuestions() {
  const { content, lang } = usePage();
  return <Questions questions={content.services.gevelreiniging.texts[lang].faqs} />;
}

function Label() {
  const { t } = usePage();
  return <TapeLabel>{t('hero.tagline')}</TapeLabel>;
}

function Icons() {
  return (
    <p className="actions">
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  );
}

/** With the room around it that a section gives. */
const inBand = (Content: ComponentType) => () => (
  <div className="band">
    <Content />
  </div>
);

export default {
  buttons: {
    page: 'service/gevelreiniging',
    Content: inBand(() => (
      <p className="actions">
        <WorkActions service="gevelreiniging" />
      </p>
    )),
  },
  callToAction: { Content: CallToAction },
  tiles: { page: 'services', Content: inBand(() => <ServiceTiles level="h2" />) },
  cards: { Content: Services },
  questions: { page: 'service/gevelreiniging', Content: inBand(AskedQuestions) },
  nextSteps: { page: 'quote', Content: inBand(QuoteSteps) },
  map: { Content: inBand(MapCard) },
  label: { Content: inBand(Label) },
  icons: { Content: inBand(Icons) },
} satisfies SiteExamples;
