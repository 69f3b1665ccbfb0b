/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { AnyRoute } from '@/lib/contract/route';
import { readWord } from '@/lib/modules/audit/rules/read-words';
import { buildRouter } from '@/lib/tenant-api/router';
import { API_MODULES, loadHandlers } from '@/lib/tenant-api/modules';
import { bySpecificity } from '@/lib/tenant-api/by-specificity';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { openApiDoor } from '@/scripts/test/api-door';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { buildDocument } from './build-document';
import { shareParts } from './share-parts';
import { mountDocumentation } from './mount';
import type { MediaType, OpenApiDocument } from './types';

/** Of each call in the one document of all; without sharing it would be twice as much. */
const MOST_CHARACTERS_PER_CALL = 3_000;
const MODULES = join(process.cwd(), 'lib/modules');

function isContract(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'id' in value;
}

async function allContracts(): Promise<AnyRoute[]> {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter(
    (file) => /\/contract\/(?!.*(\.test\.ts|paths\.ts)$)/.test(file) && file.endsWith('.ts'),
  );
  const modules = await Promise.all(
    sources.map((file) => import(join(MODULES, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isContract);
}

function operations(document: OpenApiDocument) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Most calls are refused in the same shapes: each of them is compiled once. */
const compiled = new Map<string, ValidateFunction>();

function mismatch(document: OpenApiDocument, media: MediaType): string | null {
  const schema = { ...media.schema, components: document.components };
  const key = JSON.stringify(schema);
  const check = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, check);
  return check(media.example) ? null : ajv.errorsText(check.errors);
}

describe('contracts', () => {
  let contracts: AnyRoute[] = [];
  beforeAll(async () => {
    contracts = await allContracts();
  });

  test('every one is answered by its module: the api.ts of a module lacks those listed here', () => {
    const answered = new Set(ALL_HANDLERS.map(({ contract }) => contract.id));
    expect(contracts.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
  });

  test('the registry names each module’s calls, no more and no fewer', async () => {
    const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    for (const { calls, load } of API_MODULES) {
      const handled = new Set((await load()).handlers.map(({ contract }) => key(contract)));
      expect(calls.map(key).filter((call) => !handled.has(call))).toEqual([]);
    }
    const all = API_MODULES.flatMap(({ calls }) => calls.map(key)).sort();
    expect(all).toEqual(ALL_HANDLERS.map(({ contract }) => key(contract)).sort());
    expect((await loadHandlers()).length).toBe(ALL_HANDLERS.length);
  });

  test('ids, and method with path, are unique', () => {
    const ids = contracts.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const calls = contracts.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  test('name every parameter of their path', () => {
    for (const { id, path, params } of contracts) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([id, Object.keys(params.shape).sort()]).toEqual([id, named.sort()]);
    }
  });

  test('examples pass their own schemas', () => {
    for (const contract of contracts) {
      const { params = {}, query = {}, request, response } = contract.example;
      const issues = [
        contract.params.safeParse(params).error,
        contract.query.safeParse(query).error,
        contract.body?.safeParse(request).error,
        contract.response.safeParse(response).error,
      ].filter((error) => error !== undefined);
      expect([contract.id, issues]).toEqual([contract.id, []]);
    }
  });

  test('no route shadows another, and of two that match one address the more specific stands first', () => {
    const order = ALL_HANDLERS.map(({ contract }) => contract).sort(bySpecificity);
    const pattern = (path: string) =>
      new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);
    for (const [index, { id, path, method }] of order.entries()) {
      const taken = order.slice(0, index).filter((earlier) => {
        return earlier.method === method && pattern(earlier.path).test(path);
      });
      expect([id, taken.map((earlier) => earlier.id)]).toEqual([id, []]);
    }
  });

  test('they are in the same order from wherever they come', () => {
    const paths = [...new Set(ALL_HANDLERS.map(({ contract }) => contract.path))].map((path) => ({ path }));
    const order = paths.toSorted(bySpecificity);
    for (let at = 0; at < paths.length; at += 1) {
      const turned = [...paths.slice(at), ...paths.slice(0, at)];
      expect(turned.toSorted(bySpecificity)).toEqual(order);
    }
  });

  test.each([
    ['/api/orders', '/api/{tenant}/orders', -1],
    ['/api/{tenant}/events/shopify', '/api/{tenant}/events/{slug}', -1],
    ['/api/{tenant}/{slug}/product-id={product}', '/api/{tenant}/{slug}/{call}', -1],
    ['/api/{tenant}/{slug}', '/api/{tenant}/orders', 1],
  ])('%s and %s are ordered by their first different segment', (one, other, expected) => {
    expect(Math.sign(bySpecificity({ path: one }, { path: other }))).toBe(expected);
  });
});

describe('the OpenAPI document (D19-2)', () => {
  let document: OpenApiDocument;
  beforeAll(async () => {
    document = buildDocument(await allContracts());
  });

  test('operations are unique and name every parameter of their path', () => {
    const all = operations(document);
    const ids = all.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      const described = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect([path, described.map(({ name }) => name).sort()]).toEqual([path, named]);
      expect(described.every(({ required }) => required)).toBe(true);
    }
  });

  test('every call has an example of its answer, and every example fits its schema', () => {
    for (const { path, operation } of operations(document)) {
      const success = Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content = {} }]) => Object.values(content));
      expect([path, success.length > 0 && success.every((media) => media.example !== undefined)]).toEqual([
        path,
        true,
      ]);
      const request = Object.values(operation.requestBody?.content ?? {});
      const refusals = Object.values(operation.responses).flatMap(({ content = {} }) =>
        Object.values(content),
      );
      for (const media of [...success, ...request, ...refusals]) {
        if (media.example !== undefined)
          expect([operation.operationId, mismatch(document, media)]).toEqual([operation.operationId, null]);
      }
    }
  });

  test('says of each call who may make it, and of each parameter what it means', () => {
    const silent = operations(document).flatMap(({ operation }) => [
      ...(operation.description === '' ? [operation.operationId] : []),
      ...operation.parameters
        .filter(({ description }) => description === '')
        .map(({ name }) => `${operation.operationId} ${name}`),
    ]);
    expect(silent).toEqual([]);
  });

  test('says by what a signed call is signed: a header, the address, or a link in the path', () => {
    const of = (id: string) =>
      operations(document).find(({ operation }) => operation.operationId === id)?.operation;
    expect(of('checkout.stripe-webhook')?.security).toEqual([{ stripeSignature: [] }]);
    expect(of('shop-platform.webhook')?.security).toEqual([{ shopSignature: [] }]);
    expect(of('fulfilment.callback')?.security).toEqual([{ fulfillerSignature: [] }]);
    for (const id of ['fulfilment.print-file', 'fulfilment.print-pdf', 'orders.line-preview'])
      expect(of(id)?.security).toEqual([{ signedAddress: [] }]);
    expect(of('order-page.read')).toMatchObject({ security: [], 'x-signed-link': 'order' });
    expect(of('bulk.answer-invitation')).toMatchObject({ security: [], 'x-signed-link': 'invitation' });
    expect(of('event-builder.save')).toMatchObject({ security: [], 'x-signed-link': 'temporary-store' });
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { operation } of operations(document))
      for (const name of operation.security.flatMap((entry) => Object.keys(entry)))
        expect(schemes).toContain(name);
  });

  test('says each schema and refusal once, and the same as without sharing', () => {
    const shared = shareParts(document);
    const resolve = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(resolve);
      if (typeof node !== 'object' || node === null) return node;
      const { $ref, ...rest } = node as { $ref?: string };
      const [, kind, name] = /^#\/components\/(schemas|responses)\/(\w+)$/.exec($ref ?? '') ?? [];
      if (kind === undefined || name === undefined || name === 'Error')
        return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
      expect(rest).toEqual({});
      return resolve(shared.components[kind as 'schemas' | 'responses']?.[name]);
    };
    expect(resolve(shared.paths)).toEqual(JSON.parse(JSON.stringify(document.paths)));
    const texts = Object.values(shared.components.schemas).map((schema) => JSON.stringify(resolve(schema)));
    expect(new Set(texts).size).toBe(texts.length);
    for (const { operation } of operations(shared))
      for (const { content = {} } of Object.values(operation.responses))
        for (const media of Object.values(content))
          if (media.example !== undefined)
            expect([operation.operationId, mismatch(shared, media)]).toEqual([operation.operationId, null]);
  });

  test('says who may call: nothing for the public, Bearer or session for people', () => {
    const of = (id: string) =>
      operations(document).find(({ operation }) => operation.operationId === id)?.operation;
    expect(of('platform.public-config')?.security).toEqual([]);
    expect(of('locale.set-lang')?.security).toEqual([{ bearer: [] }, { session: [], csrf: [] }]);
    expect(of('auth.user')?.security).toEqual([{ bearer: [] }, { session: [] }]);
    expect(Object.keys(of('auth.login')?.responses ?? {})).toEqual(expect.arrayContaining(['401', '429']));
  });

  test('is served, and so is the page made of it, which loads nothing from elsewhere', async () => {
    const contracts = await allContracts();
    setTestEnv(TEST_SECRETS);
    const app = await openApiDoor(mountDocumentation(buildRouter([]), async () => contracts));
    const json = await app.fetch(new Request('http://api/api/openapi.json'));
    const served: unknown = await json.json();
    expect(served).toEqual(JSON.parse(JSON.stringify(shareParts(document))));
    expect(JSON.stringify(served).length / contracts.length).toBeLessThan(MOST_CHARACTERS_PER_CALL);
    const page = await app.fetch(new Request('http://api/api/docs'));
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const { id } of contracts) expect(html).toContain(`id="${id}"`);
    expect(html).not.toMatch(/<script|src=|@import|https?:\/\/[^"]*\.(js|css)/);
    expect(html).not.toContain('<svg xmlns');
    await app.close();
  });
});

test('each call that is logged when staff make it is told in words (D44-13)', () => {
  const logged = ALL_HANDLERS.map(({ contract }) => contract).filter(({ access }) =>
    ['tenant', 'staff', 'open'].includes(access),
  );
  const ids = [...logged.map(({ id }) => id), 'realtime.broadcasting-auth', 'storefront.preview'];
  expect(ids.length).toBeGreaterThan(250);
  expect(ids.filter((id) => readWord(id) === undefined)).toEqual([]);
});
