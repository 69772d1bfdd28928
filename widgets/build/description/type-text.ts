import type { ESTree } from 'vite';
import { sourceModule, type SourceModule } from './source-module.ts';

/**
 * A type of the source as it can stand in another project: names of our own types are replaced by what they stand for.
 *
 * @throws where a type is of a kind that hosts should not have to understand.
 */
export function typeText(type: ESTree.TSType, module: SourceModule): string {
  switch (type.type) {
    case 'TSStringKeyword':
      return 'string';
    case 'TSNumberKeyword':
      return 'number';
    case 'TSBooleanKeyword':
      return 'boolean';
    case 'TSNullKeyword':
      return 'null';
    case 'TSLiteralType':
      return literalText(type.literal);
    case 'TSUnionType':
      return type.types.map((part) => typeText(part, module)).join(' | ');
    case 'TSParenthesizedType':
      return `(${typeText(type.typeAnnotation, module)})`;
    case 'TSTypeLiteral':
      return `{ ${type.members.map((member) => memberText(member, module)).join('; ')} }`;
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier' ? namedType(type.typeName.name, module) : unreadable(type);
    case 'TSIndexedAccessType':
      return indexedType(type, module);
    default:
      return unreadable(type);
  }
}

function memberText(member: ESTree.TSSignature, module: SourceModule): string {
  if (member.type !== 'TSPropertySignature' || !member.typeAnnotation || member.key.type !== 'Identifier')
    return unreadable(member);
  const optional = member.optional ? '?' : '';
  return `readonly ${member.key.name}${optional}: ${typeText(member.typeAnnotation.typeAnnotation, module)}`;
}

/** Follows a name to where it is declared. */
function namedType(name: string, module: SourceModule): string {
  const alias = module.types.get(name);
  if (alias) return typeText(alias, module);
  const [there, source] = follow(name, module);
  return namedType(there, source);
}

/** `(typeof names)[number]` is one of the names, and `Something['field']` the type of the field. */
function indexedType({ objectType, indexType }: ESTree.TSIndexedAccessType, module: SourceModule): string {
  const object = objectType.type === 'TSParenthesizedType' ? objectType.typeAnnotation : objectType;
  if (object.type === 'TSTypeQuery' && object.exprName.type === 'Identifier')
    return namesIn(object.exprName.name, module);
  const field = indexType.type === 'TSLiteralType' ? indexType.literal : undefined;
  if (object.type === 'TSTypeReference' && object.typeName.type === 'Identifier' && field?.type === 'Literal')
    return fieldType(object.typeName.name, String(field.value), module);
  return unreadable(object);
}

function fieldType(name: string, field: string, module: SourceModule): string {
  const members = module.interfaces.get(name);
  if (!members) return fieldType(...here(field, follow(name, module)));
  const member = members.find((candidate) => candidate.name === field);
  if (!member) throw new Error(`${module.url}: ${name} has no field ${field}`);
  return typeText(member.type, module);
}

const here = (field: string, [name, module]: readonly [string, SourceModule]) =>
  [name, field, module] as const;

/** The texts of a constant array, as a union. */
function namesIn(name: string, module: SourceModule): string {
  const constant = module.constants.get(name);
  if (!constant) return namesIn(...follow(name, module));
  const value = constant.value.type === 'TSAsExpression' ? constant.value.expression : constant.value;
  if (value.type !== 'ArrayExpression') return unreadable(value);
  return value.elements.map((element) => (element ? literalText(element) : '')).join(' | ');
}

/** The name and the module that an imported name leads to. */
export function follow(name: string, module: SourceModule): [name: string, module: SourceModule] {
  const source = module.imported.get(name);
  if (!source) throw new Error(`${module.url}: nobody says what ${name} is`);
  return [source.name, sourceModule(addressOf(source.from, module))];
}

/** Address of an imported module. */
export function addressOf(specifier: string, { url }: SourceModule): string {
  return specifier.startsWith('.') ? new URL(specifier, url).href : import.meta.resolve(specifier);
}

function literalText(literal: { readonly type: string; readonly value?: unknown }): string {
  if (literal.type !== 'Literal') return unreadable(literal);
  return typeof literal.value === 'string' ? `'${literal.value}'` : String(literal.value);
}

function unreadable({ type }: { readonly type: string }): never {
  throw new Error(`A type that hosts are told is written as ${type}; write out what it is.`);
}
