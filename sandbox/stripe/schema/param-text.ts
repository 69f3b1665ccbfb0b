import ts from 'typescript';
import type { StripeTypes } from './stripe-types';

/** The object types that a parameter may have, lists and alternatives taken apart. */
function objectsIn(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => objectsIn(checker, part));
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return item ? objectsIn(checker, item) : [];
  }
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
  return isObject && !isValue(type) ? [type] : [];
}

/** Classes that are written as text in a form. */
function isValue(type: ts.Type): boolean {
  return type.isClass() || ['Date', 'Decimal', 'DecimalImpl'].includes(type.symbol.name);
}

function shapeOf(checker: ts.TypeChecker, type: ts.Type): string {
  const objects = objectsIn(checker, type);
  if (objects.some((one) => checker.getIndexInfosOfType(one).length > 0)) return '*';
  const fields = new Map<string, string>();
  for (const property of objects.flatMap((one) => checker.getPropertiesOfType(one))) {
    const shape = shapeOf(checker, checker.getTypeOfSymbol(property));
    const known = fields.get(property.name) ?? '';
    if (shape.length >= known.length) fields.set(property.name, shape);
  }
  if (fields.size === 0) return '';
  const sorted = [...fields].sort(([one], [other]) => (one < other ? -1 : 1));
  return `(${sorted.map(([name, shape]) => name + shape).join(' ')})`;
}

/** `amount metadata* shipping(address(city …))`: what a call takes, by the library's types. */
export function paramText({ checker, calls }: StripeTypes, name: string): string | null {
  const call = calls.get(name);
  if (!call) return null;
  return call.params ? shapeOf(checker, call.params).slice(1, -1) : '';
}
