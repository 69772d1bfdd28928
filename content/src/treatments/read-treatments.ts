import { readYaml } from '../files/read-yaml.ts';
import { workTextSchema, type WorkText } from '../services/service-text.schema.ts';
import { readTexts, type ByLanguage, type TextSource } from '../texts/read-texts.ts';
import { treatmentSchema, treatmentSlugs, type Treatment, type TreatmentSlug } from './treatment.schema.ts';

/** A treatment with the text of its page. */
export interface TreatmentPage extends Treatment {
  readonly slug: TreatmentSlug;
  readonly texts: ByLanguage<WorkText>;
}

export type Treatments = Readonly<Record<TreatmentSlug, TreatmentPage>>;

/** Reads `treatments/`. */
export function readTreatments(source: TextSource): Treatments {
  const treatments = treatmentSlugs.map((slug): TreatmentPage => {
    const treatment = readYaml(source.folder, `treatments/${slug}/treatment.yaml`, treatmentSchema);
    return { slug, ...treatment, texts: readTexts(source, `treatments/${slug}`, workTextSchema) };
  });
  return Object.fromEntries(treatments.map((treatment) => [treatment.slug, treatment])) as Treatments;
}
