import type { EstimatePrice } from '@vakman/content/estimate/estimate-prices';
import { estimatedArea, surfaceStates } from '@vakman/domain/estimate/estimate';
import { handOffParameters } from '@vakman/domain/hand-off/hand-off.address';
import { pathTo } from '../../../_data/routes.ts';
import { usePage } from '../../../page/page-context.tsx';
import { estimateWords } from '../../../scripts/estimator.words.ts';

export interface EstimatorFormProps {
  readonly prices: readonly EstimatePrice[];
  /** What is chosen at first. */
  readonly first: EstimatePrice;
}

const buildings = ['existing', 'new'] as const;

/** Choices and what comes of them; those that have names go along to the quote form. */
export function EstimatorForm({ prices, first }: EstimatorFormProps) {
  const { lang, t } = usePage();
  const messages = {
    range: t('prices.range', { min: '{min}', max: '{max}' }),
    sum: t('estimate.sum', { range: '{range}', area: '{area}' }),
    vat: t('rates.vat', { percent: '{percent}' }),
  };
  const surface = { area: first.exampleSquareMetres, state: 'worn', building: 'existing' } as const;
  const words = estimateWords(first, surface, messages, lang);
  return (
    <form
      className="scripted"
      action={pathTo('quote', lang)}
      noValidate
      autoComplete="off"
      data-range={messages.range}
      data-sum={messages.sum}
      data-vat={messages.vat}
      data-fault={t('estimate.areaFault', estimatedArea)}
    >
      <input type="hidden" name={handOffParameters.services} defaultValue={first.service} />
      <label>
        {t('estimate.work')}
        <select data-list="work" defaultValue={first.work}>
          {prices.map(({ work, service, min, max, vat }) => (
            <option
              key={work}
              value={work}
              data-service={service}
              data-min={min}
              data-max={max}
              data-percent={vat.percent}
              data-new-percent={vat.newBuildingPercent}
              data-why={t(`estimate.works.${work}.why`)}
            >
              {t(`estimate.works.${work}.name`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('estimate.area')}
        <input
          type="number"
          name={handOffParameters.area}
          inputMode="numeric"
          required
          {...estimatedArea}
          defaultValue={surface.area}
        />
      </label>
      <label>
        {t('estimate.state')}
        <select data-list="state" name={handOffParameters.state} defaultValue={surface.state}>
          {surfaceStates.map((state) => (
            <option key={state} value={state} data-why={t(`estimate.states.${state}.why`)}>
              {t(`estimate.states.${state}.name`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('estimate.building')}
        <select data-list="building" name={handOffParameters.building} defaultValue={surface.building}>
          {buildings.map((building) => (
            <option key={building} value={building}>
              {t(`estimate.buildings.${building}`)}
            </option>
          ))}
        </select>
      </label>
      <output>
        <span>{t('estimate.result')}</span>
        <strong data-part="range">{words.range}</strong>
        <span className="estimator-why" data-part="reasons">
          <span data-part="sum">{words.sum}</span>
          <span data-part="work">{t(`estimate.works.${first.work}.why`)}</span>
          <span data-part="state">{t(`estimate.states.${surface.state}.why`)}</span>
          <span data-part="vat">{words.vat}</span>
        </span>
      </output>
      <button className="button" type="submit">
        {t('navigation.requestQuote')}
      </button>
    </form>
  );
}
