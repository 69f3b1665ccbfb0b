/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { AUDIT_FIELDS, TOLD_AS_CHANGES } from './audit-fields';

const ROOT = join(__dirname, '../../../..');
const WRITES = /(append-audit|record-platform|append-scoped-audit)'/;

/** The keys of an object as it is written down, also of objects that are spread into it where they stand there. */
function keysOf(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return keysOf(node.right);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return keysOf(property.expression);
    const { name } = property;
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];
  });
}

/** The fields of each `data` that a file writes down: as a property, or as a constant of that name. */
function fieldsIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isData =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name.getText() === 'data';
    // What an error answers with is not written.
    const isAnswer = node.parent?.parent && ts.isNewExpression(node.parent.parent);
    if (isData && !isAnswer && node.initializer) found.push(...keysOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

test('each field that is written anywhere has words (D44-8)', () => {
  const files = readdirSync(join(ROOT, 'lib/modules'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const fields = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(ROOT, 'lib/modules', file), 'utf8');
    if (!WRITES.test(text)) continue;
    for (const field of fieldsIn(text)) fields.set(field, file);
  }
  expect(fields.size).toBeGreaterThan(90);
  const known = (field: string) => AUDIT_FIELDS.has(field) || TOLD_AS_CHANGES.has(field);
  expect([...fields].filter(([field]) => !known(field))).toEqual([]);
});
