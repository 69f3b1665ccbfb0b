import type { Answer, Call } from './exchange';

export type Handler = (call: Call) => Answer | Promise<Answer>;

interface Branch<T> {
  fixed: Map<string, Branch<T>>;
  param?: { name: string; branch: Branch<T> };
  /** Method → target. */
  targets: Map<string, T>;
}

export interface Match<T> {
  target: T;
  params: Record<string, string>;
}

function emptyBranch<T>(): Branch<T> {
  return { fixed: new Map(), targets: new Map() };
}

/** Router by path segments; its cost does not depend on the number of routes. */
export class Router<T = Handler> {
  private readonly root: Branch<T> = emptyBranch();

  /** `pattern` like `/v1/refunds/:id`. */
  add(method: string, pattern: string, target: T): this {
    let branch = this.root;
    for (const segment of pattern.split('/').slice(1)) {
      if (segment.startsWith(':')) {
        branch.param ??= { name: segment.slice(1), branch: emptyBranch() };
        branch = branch.param.branch;
      } else {
        const next: Branch<T> = branch.fixed.get(segment) ?? emptyBranch();
        branch.fixed.set(segment, next);
        branch = next;
      }
    }
    branch.targets.set(method, target);
    return this;
  }

  /** Null if no route has this path; `'method'` if the path exists with another method only. */
  find(method: string, path: string): Match<T> | 'method' | null {
    const params: Record<string, string> = {};
    let branch: Branch<T> | undefined = this.root;
    for (const segment of path.split('/').slice(1)) {
      const fixed: Branch<T> | undefined = branch.fixed.get(segment);
      if (!fixed && branch.param && segment !== '') params[branch.param.name] = decode(segment);
      branch = fixed ?? (segment === '' ? undefined : branch.param?.branch);
      if (!branch) return null;
    }
    const target = branch.targets.get(method);
    if (target !== undefined) return { target, params };
    return branch.targets.size > 0 ? 'method' : null;
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
