import { serviceSlugs } from '@vakman/domain/services';
import { z } from 'zod';
import { localisedText } from './languages/localised.ts';

/** Names of the cards' files, which are also the names of their icons. */
const cardIds = ['interior', 'exterior', 'spraying', 'maintenance', 'facade-cleaning', 'wood-rot'] as const;

/** A card of the home page's services section, as `cards/<id>.yaml` states it. */
export const cardSchema = z.strictObject({
  /** The service of the catalogue that it leads to. */
  service: z.enum(serviceSlugs),
  title: localisedText,
  description: localisedText,
  features: z.array(localisedText).min(1),
});

/** The accordion groups in order, as `cards/groups.yaml` states them. */
export const cardGroupsSchema = z
  .array(
    z.strictObject({
      category: z.enum(['schilder', 'reiniging']),
      title: localisedText,
      cards: z.array(z.enum(cardIds)).min(1),
    }),
  )
  .min(1);

export type CardId = (typeof cardIds)[number];
export type ServiceCard = z.output<typeof cardSchema> & { readonly id: CardId };
type ListedGroup = z.output<typeof cardGroupsSchema>[number];
export type CardGroup = Omit<ListedGroup, 'cards'> & { readonly cards: readonly ServiceCard[] };
