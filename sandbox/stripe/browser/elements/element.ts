import type { StripeError } from '@stripe/stripe-js';
import { integrationError } from '../api';
import { make } from '../dom';
import { Emitter } from '../emitter';
import type { Messages } from '../messages/type';

/** What an element needs from its group. */
export interface Host {
  readonly messages: Messages;
  readonly language: string;
  /** CSS class that scopes the group's styles. */
  readonly scope: string;
  /** Resolves when the payment is loaded, with the error if that failed. */
  loaded(): Promise<StripeError | null>;
  forget(element: BaseElement): void;
}

export type Options = Record<string, unknown>;

/** Lifecycle and events of an element: created, mounted, ready, unmounted, destroyed. */
export abstract class BaseElement {
  protected readonly events = new Emitter();
  protected box: HTMLElement | null = null;
  private destroyed = false;
  private lastChange = '';

  constructor(
    readonly type: string,
    protected readonly host: Host,
    protected options: Options,
  ) {}

  /** The element's content, created once. */
  protected abstract content(): HTMLElement;
  abstract translate(messages: Messages): void;
  /** Shows the error and returns it, or null. */
  abstract validate(): StripeError | null;
  abstract focus(): void;
  abstract clear(): void;

  mount(target: string | HTMLElement | null): void {
    if (this.destroyed)
      throw integrationError('This Element has been destroyed and cannot be mounted again.');
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!place) throw integrationError('The element to mount into does not exist.');
    if (this.box?.parentElement === place) return;
    this.box ??= make('div', { class: `SandboxStripe ${this.host.scope}`, 'data-element': this.type });
    place.replaceChildren(this.box);
    void this.load(this.box);
  }

  unmount(): void {
    this.box?.remove();
    this.box = null;
  }

  destroy(): void {
    if (this.destroyed) throw integrationError('This Element has been destroyed already.');
    this.unmount();
    this.destroyed = true;
    this.host.forget(this);
    this.events.silence();
  }

  update(options: Options): this {
    this.options = { ...this.options, ...options };
    return this;
  }

  blur(): void {
    const active = document.activeElement;
    if (active instanceof HTMLElement && this.box?.contains(active)) active.blur();
  }

  collapse(): this {
    return this;
  }

  on(name: string, handler: (event?: unknown) => void): this {
    this.events.on(name, handler);
    return this;
  }

  once(name: string, handler: (event?: unknown) => void): this {
    this.events.once(name, handler);
    return this;
  }

  off(name: string, handler?: (event?: unknown) => void): this {
    this.events.off(name, handler);
    return this;
  }

  get mounted(): boolean {
    return this.box !== null;
  }

  setDisabled(disabled: boolean): void {
    const fieldset = this.box?.querySelector('fieldset');
    if (fieldset) fieldset.disabled = disabled;
  }

  /** Emits a change if the state differs from the last one. */
  protected emitChange(event: object): void {
    const key = JSON.stringify(event);
    if (key === this.lastChange) return;
    this.lastChange = key;
    this.events.emit('change', { elementType: this.type, ...event });
  }

  /** Additional data of the `ready` event. */
  protected readyDetails(): object {
    return {};
  }

  protected afterReady(): void {
    return undefined;
  }

  private async load(box: HTMLElement): Promise<void> {
    await nextTask();
    if (this.box !== box) return;
    this.events.emit('loaderstart', { elementType: this.type });
    const error = await this.host.loaded();
    await nextTask();
    if (this.box !== box) return;
    if (error) {
      this.events.emit('loaderror', { elementType: this.type, error });
      return;
    }
    box.replaceChildren(this.content());
    this.listen(box);
    this.events.emit('ready', { elementType: this.type, ...this.readyDetails() });
    this.afterReady();
  }

  private listen(box: HTMLElement): void {
    box.addEventListener('focusin', () => this.events.emit('focus', { elementType: this.type }));
    box.addEventListener('focusout', () => this.events.emit('blur', { elementType: this.type }));
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.events.emit('escape', { elementType: this.type });
    });
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
