import { attributeName } from '../../src/element/attribute-value.ts';
import type { RenderedTag } from '../../generated/rendered-widgets.ts';
import type { WidgetRecord } from '../../src/element/widget-record.ts';
import { pascalCase, tagOf } from '../widget-names.ts';
import { customPropertiesOf } from './custom-properties.ts';
import { sourceModule, type Member, type SourceModule } from './source-module.ts';
import { addressOf, follow, typeText } from './type-text.ts';

/** Something that a host can name, and what it is for. */
export interface Described {
  readonly name: string;
  readonly description: string;
}

export interface DescribedAttribute extends Described {
  /** Name of the property that does the same; `lang` has that of every element. */
  readonly property?: string;
  /** Whether every widget has it. */
  readonly isShared: boolean;
  /** As TypeScript writes it. */
  readonly type: string;
}

export interface DescribedEvent extends Described {
  /** Type of `detail`, as TypeScript writes it. */
  readonly detail: string;
}

export interface DescribedMethod extends Described {
  /** As TypeScript writes it, such as `reset(): Promise<void>`. */
  readonly signature: string;
}

/** What hosts are told of a widget. */
export interface WidgetDescription extends Described {
  readonly tag: RenderedTag;
  /** Of the folder and of the file that defines the element, such as `quote-form`. */
  readonly name: string;
  readonly attributes: readonly DescribedAttribute[];
  readonly events: readonly DescribedEvent[];
  readonly methods: readonly DescribedMethod[];
  /** The unnamed one has an empty name. */
  readonly slots: readonly Described[];
  readonly parts: readonly Described[];
  /** Custom properties that its style uses, with their names in CSS. */
  readonly customProperties: readonly Described[];
}

const sourceFolder = new URL('../../src/', import.meta.url);
const elementModule = sourceModule(new URL('element/element.props.ts', sourceFolder).href);

/**
 * Reads from the source of a widget what hosts are told of it: its interfaces of attributes and events, and the comment
 * above its definition.
 *
 * @param folder where the folders of the widgets are.
 * @throws where anything of that lacks its comment, or a part in the markup differs from those in the comment.
 */
export function describeWidget(widget: Pick<WidgetRecord, 'name'>, folder = sourceFolder): WidgetDescription {
  const { name } = widget;
  const tag = tagOf(widget) as RenderedTag;
  const stem = pascalCase(name);
  const file = (kind: string) => sourceModule(new URL(`${name}/${name}.${kind}`, folder).href);
  const props = file('props.ts');
  const membersOf = (module: SourceModule, kind: string, prefix = stem) => membersIn(prefix + kind, module);
  const attributes = [
    ...membersOf(elementModule, 'Attributes', 'Element'),
    ...membersOf(props, 'Attributes'),
  ];
  const events = [...membersOf(props, 'Events'), ...membersOf(elementModule, 'Events', 'Element')];
  const description = {
    tag,
    name,
    ...definitionComment(file('definition.ts'), name),
    customProperties: customPropertiesOf(file('styles.ts')),
    attributes: attributes.map(({ member, module }) => ({
      name: attributeName(member.name),
      ...(member.name !== 'lang' && { property: member.name }),
      isShared: module === elementModule,
      type: typeText(member.type, module),
      description: commentOf(member, module),
    })),
    events: events.map(({ member, module }) => ({
      name: member.name,
      detail: typeText(member.type, module),
      description: commentOf(member, module),
    })),
    methods: (props.methods.get(`${stem}Methods`) ?? []).map((method) => ({
      name: method.name,
      signature: method.signature,
      description: commentOf(method, props),
    })),
  };
  expectParts(description, file('tsx'));
  return description;
}

/** Members of an interface, those that it extends first, each with the module that it stands in. */
function membersIn(name: string, module: SourceModule): { member: Member; module: SourceModule }[] {
  const inherited = (module.parents.get(name) ?? []).flatMap((parent) =>
    module.interfaces.has(parent) ? membersIn(parent, module) : membersIn(...follow(parent, module)),
  );
  return [...inherited, ...(module.interfaces.get(name) ?? []).map((member) => ({ member, module }))];
}

function commentOf({ name, comment }: Pick<Member, 'name' | 'comment'>, { url }: SourceModule): string {
  if (!comment) throw new Error(`${url}: nothing says what ${name} is for`);
  return comment;
}

/** What the comment of the definition says, with its lines `@slot name - text` and `@csspart name text`. */
function definitionComment(module: SourceModule, name: string) {
  const comment = [...module.constants.values()].find(({ comment: text }) => text)?.comment;
  if (!comment) throw new Error(`${module.url}: nothing says what ${name} is for`);
  const [description = '', ...tags] = comment.split('\n');
  const tagged = (tag: string) =>
    tags.flatMap((line) => {
      const found = new RegExp(`^@${tag} (?:([a-z-]*[a-z]) )?(?:- )?(.+)$`).exec(line);
      return found ? [{ name: found[1] ?? '', description: found[2] ?? '' }] : [];
    });
  return { description, slots: tagged('slot'), parts: tagged('csspart') };
}

/** Holds the parts that hosts are told of to those in the markup. */
function expectParts(
  { tag, parts }: Pick<WidgetDescription, 'tag' | 'parts'>,
  component: SourceModule,
): void {
  const told = new Set(parts.map(({ name }) => name));
  const inMarkup = new Set(modulesOf(component).flatMap(({ parts: names }) => names));
  for (const part of told.symmetricDifference(inMarkup))
    throw new Error(`${tag}: the part "${part}" is either not in the markup or not in the comment`);
}

/** A module of a component and all of the widgets' source that it imports, at once or later. */
function modulesOf(component: SourceModule): SourceModule[] {
  const modules = new Set([component]);
  for (const module of modules) {
    for (const specifier of module.specifiers.filter((text) =>
      /^\.{1,2}\/(?!.*generated).*\.tsx?$/.test(text),
    ))
      modules.add(sourceModule(addressOf(specifier, module)));
  }
  return [...modules];
}
