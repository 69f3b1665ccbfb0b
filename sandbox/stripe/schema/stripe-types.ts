import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One call of the API as the installed client library declares it. */
interface DeclaredCall {
  /** Null for a call without parameters. */
  params: ts.Type | null;
  answer: ts.Type;
  /** The answer is a list of `answer`. */
  list: boolean;
}

export interface StripeTypes {
  checker: ts.TypeChecker;
  /** By `POST /v1/refunds/:x`. */
  calls: Map<string, DeclaredCall>;
  /** The union of all events. */
  event: ts.Type;
}

const ROOM = join(process.cwd(), 'node_modules/stripe/esm/resources');
/** The head of a method, or a request inside the last one. */
const METHOD = /^ {4}(\w+)\([^)]*\) \{$|_makeRequest\('(\w+)', (?:'([^']+)'|`([^`]+)`)/gm;

/** `POST /v1/refunds/:id` and `/v1/refunds/${id}` by one name. */
export function callName(method: string, path: string): string {
  return `${method} ${path.replace(/\$\{[^}]*\}/g, ':x').replace(/:\w+/g, ':x')}`;
}

function resourceFiles(): string[] {
  const names = readdirSync(ROOM, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.js') && !name.startsWith('V2'))
    .map((name) => join(ROOM, name));
}

function openProgram(): ts.Program {
  const entry = join(ROOM, '../stripe.esm.node.d.ts');
  const options: ts.CompilerOptions = {
    types: [],
    lib: ['lib.es2022.d.ts'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  // Most of the package is comments.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  return ts.createProgram([entry], options, host);
}

const isNamed = (node: ts.TypeNode | undefined, name: string): node is ts.TypeReferenceNode =>
  node !== undefined && ts.isTypeReferenceNode(node) && node.typeName.getText() === name;

/** `Promise<Response<X>>` is X, `ApiListPromise<X>` a list of X. */
function answerOf(node: ts.TypeNode | undefined): { type: ts.TypeNode; list: boolean } | null {
  if (isNamed(node, 'ApiListPromise')) {
    const [item] = node.typeArguments ?? [];
    return item ? { type: item, list: true } : null;
  }
  const response = isNamed(node, 'Promise') ? node.typeArguments?.[0] : undefined;
  const [type] = (isNamed(response, 'Response') ? response.typeArguments : undefined) ?? [];
  return type ? { type, list: false } : null;
}

function declaredCall(
  checker: ts.TypeChecker,
  overloads: readonly ts.MethodDeclaration[],
): DeclaredCall | null {
  const withParams = overloads.find((one) => one.parameters.some(({ name }) => name.getText() === 'params'));
  const [first] = overloads;
  const answer = answerOf((withParams ?? first)?.type);
  if (!answer) return null;
  const params = withParams?.parameters.find(({ name }) => name.getText() === 'params')?.type;
  return {
    params: params ? checker.getTypeFromTypeNode(params) : null,
    answer: checker.getTypeFromTypeNode(answer.type),
    list: answer.list,
  };
}

/** Adds the calls of one resource: the paths are in its .js, the types in its .d.ts. */
function addCalls(program: ts.Program, file: string, calls: Map<string, DeclaredCall>): void {
  const declared = program.getSourceFile(file.replace(/\.js$/, '.d.ts'));
  const resource = declared?.statements.find(
    (node): node is ts.ClassDeclaration =>
      ts.isClassDeclaration(node) && !!node.name?.text.endsWith('Resource'),
  );
  if (!resource) return;
  let overloads: ts.MethodDeclaration[] = [];
  for (const [, name, method = '', fixed, template] of readFileSync(file, 'utf8').matchAll(METHOD)) {
    if (name !== undefined) overloads = methodsNamed(resource, name);
    const call = name === undefined ? declaredCall(program.getTypeChecker(), overloads) : null;
    if (call) calls.set(callName(method, fixed ?? template ?? ''), call);
  }
}

function methodsNamed(resource: ts.ClassDeclaration, name: string): ts.MethodDeclaration[] {
  return resource.members.filter(
    (member): member is ts.MethodDeclaration =>
      ts.isMethodDeclaration(member) && member.name.getText() === name,
  );
}

function exportedType(program: ts.Program, file: string, name: string): ts.Type {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(ROOM, file));
  const room = source && checker.getSymbolAtLocation(source);
  const symbol = room && checker.getExportsOfModule(room).find((one) => one.name === name);
  if (!symbol) throw new Error(`the package exports no ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** Reads the types of the installed client library; takes some seconds, so once per test file. */
export function readStripeTypes(): StripeTypes {
  const program = openProgram();
  // Also links every node to its parent, without which a node has no text.
  const checker = program.getTypeChecker();
  const calls = new Map<string, DeclaredCall>();
  for (const file of resourceFiles()) addCalls(program, file, calls);
  return { checker, calls, event: exportedType(program, 'Events.d.ts', 'Event') };
}
