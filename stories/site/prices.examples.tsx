import type { ServiceSlug } from '@vakman/domain/services';
import { PriceCard } from '@vakman/site/pages/work/price-card.tsx';
import { Rates } from '@vakman/site/pages/home/rates.tsx';
import { usePage } from '@vakman/site/page/page-context.tsx';
import type { SiteExamples } from '../build/site-example.ts';

function CardOf({ service }: { readonly service: ServiceSlug }) {
  const { content, lang } = usePage();
  const { priceFactors } = content.services[service].texts[lang];
  return (
    <div className="band">
      <PriceCard service={service} factors={priceFactors} />
    </div>
  );
}

export default {
  range: { page: 'service/gevelreiniging', Content: () => <CardOf service="gevelreiniging" /> },
  onRequest: { page: 'service/schilder', Content: () => <CardOf service="schilder" /> },
  chips: { Content: Rates },
} satisfies SiteExamples;
