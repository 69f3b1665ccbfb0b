import ts from 'typescript';

const NULLISH = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
const WORDS = ts.TypeFlags.StringLiteral;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'undefined';

/**
 * Compares a JSON value with a type: every field that is not optional is there with a value of its type, and none that
 * the type does not know. Where the type lists words, only these count, although the library leaves room for new ones.
 */
export class ValueCheck {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** The differences, each with its path; none is right. */
  problems(type: ts.Type, value: unknown, path: string): string[] {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
    const parts = type.isUnion() ? type.types : [type];
    const nullable = parts.some((part) => part.flags & NULLISH);
    if (value === null) return nullable ? [] : [`${path} may not be null`];
    const fits = this.candidates(parts, value);
    if (fits.length === 0) return [`${path} may not be ${shown(value)}`];
    const all = fits.map((part) => this.inside(part, value, path));
    return all.reduce((best, other) => (other.length < best.length ? other : best));
  }

  private candidates(parts: readonly ts.Type[], value: unknown): ts.Type[] {
    if (typeof value === 'string') {
      const words = parts.filter((part) => part.flags & WORDS);
      const texts = parts.filter((part) => this.isText(part));
      // An id that can be expanded is `string | Charge`; a word from a list is `'a' | 'b' | OtherString`.
      if (words.length === 0) return texts;
      return words.filter((part) => part.isStringLiteral() && part.value === value);
    }
    if (typeof value === 'number') return parts.filter((part) => this.isNumber(part, value));
    if (typeof value === 'boolean') return parts.filter((part) => this.isBoolean(part, value));
    const objects = parts.filter((part) => part.flags & ts.TypeFlags.Object);
    if (Array.isArray(value)) return objects.filter((part) => this.checker.isArrayType(part));
    return isFields(value) ? objects.filter((part) => !this.contradicts(part, value)) : [];
  }

  /** Also `OtherString`, which is `string & {}`, and decimals, which are text in JSON. */
  private isText(type: ts.Type): boolean {
    if (type.flags & ts.TypeFlags.String) return true;
    if (type.isIntersection()) return type.types.some((part) => part.flags & ts.TypeFlags.String);
    return (type.aliasSymbol ?? type.symbol)?.name.startsWith('Decimal') ?? false;
  }

  private isNumber(type: ts.Type, value: number): boolean {
    return (type.flags & ts.TypeFlags.Number) !== 0 || (type.isNumberLiteral() && type.value === value);
  }

  private isBoolean(type: ts.Type, value: boolean): boolean {
    if (type.flags & ts.TypeFlags.Boolean) return true;
    return (
      (type.flags & ts.TypeFlags.BooleanLiteral) !== 0 && this.checker.typeToString(type) === String(value)
    );
  }

  /** A fixed word such as `object: 'charge'` that the value has otherwise. */
  private contradicts(type: ts.Type, value: Fields): boolean {
    return ['object', 'type', 'deleted'].some((name) => {
      const property = this.checker.getPropertyOfType(type, name);
      const fixed = property && this.checker.getTypeOfSymbol(property);
      if (!fixed?.isStringLiteral() || value[name] === undefined) return false;
      return fixed.value !== value[name];
    });
  }

  private inside(type: ts.Type, value: unknown, path: string): string[] {
    if (Array.isArray(value)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return item ? value.flatMap((entry, index) => this.problems(item, entry, `${path}[${index}]`)) : [];
    }
    return isFields(value) ? this.fields(type, value, path) : [];
  }

  private fields(type: ts.Type, value: Fields, outer: string): string[] {
    // A path begins at the nearest object with a name, so that one fault is told once.
    const path = typeof value['object'] === 'string' ? value['object'] : outer;
    const index = this.checker.getIndexInfosOfType(type)[0];
    const known = new Map(this.checker.getPropertiesOfType(type).map((one) => [one.name, one]));
    const found: string[] = [];
    for (const [name, entry] of Object.entries(value)) {
      const property = known.get(name);
      const of = property ? this.checker.getTypeOfSymbol(property) : index?.type;
      if (of) found.push(...this.problems(of, entry, `${path}.${name}`));
      else found.push(`${path}.${name} is no field`);
    }
    for (const [name, property] of known) {
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (!optional && !(name in value)) found.push(`${path}.${name} is missing`);
    }
    return found;
  }
}
