import { invalid } from "./errors.ts";

/** A request's parameters as Stripe's clients send them: text leaves, nested by brackets. */
export type FormValue = string | FormTree;
export type FormTree = { [key: string]: FormValue };

/** `items[0][price]=p` becomes { items: { 0: { price: "p" } } }. */
export function parseForm(text: string): FormTree {
  const root: FormTree = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, index) => index === 0 || part !== "");
    let branch = root;
    for (const key of path.slice(0, -1)) {
      const known = branch[key];
      const next = typeof known === "object" ? known : (Object.create(null) as FormTree);
      branch[key] = next;
      branch = next;
    }
    branch[path.at(-1) ?? ""] = value;
  }
  return root;
}

/** Reads one request's parameters and refuses any that the sandbox does not know, as Stripe does. */
export class Form {
  readonly #tree: FormTree;
  constructor(tree: FormTree) {
    this.#tree = tree;
  }

  /** Every handler states what it takes; `expand` is always allowed. */
  allow(...names: string[]): this {
    for (const name of Object.keys(this.#tree)) {
      if (name !== "expand" && !names.includes(name)) {
        throw invalid(`Received unknown parameter: ${name}`, "parameter_unknown", name);
      }
    }
    return this;
  }

  /** Null when absent or empty. */
  text(name: string): string | null {
    const value = this.#tree[name];
    if (typeof value === "object") throw invalid(`Invalid string: ${name}`, "parameter_invalid_string", name);
    return value ? value : null;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === null) throw invalid(`Missing required param: ${name}.`, "parameter_missing", name);
    return value;
  }

  integer(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^\d{1,12}$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, "parameter_invalid_integer", name);
    }
    return Number(value);
  }

  flag(name: string): boolean | null {
    const value = this.text(name);
    if (value !== null && value !== "true" && value !== "false") {
      throw invalid(`Invalid boolean: ${value}`, "parameter_invalid_boolean", name);
    }
    return value === null ? null : value === "true";
  }

  tree(name: string): FormTree {
    const value = this.#tree[name];
    return typeof value === "object" ? value : Object.create(null);
  }

  /** The values of a list parameter, in order. */
  list(name: string): FormValue[] {
    return Object.values(this.tree(name));
  }

  /** The flat text entries of `metadata`; an empty value removes its key. */
  metadata(old: Record<string, string>): Record<string, string> {
    const merged = { ...old };
    for (const [key, value] of Object.entries(this.tree("metadata"))) {
      if (typeof value !== "string" || key.length > 40 || value.length > 500) {
        throw invalid(`Invalid metadata: ${key}`, "parameter_invalid_string", `metadata[${key}]`);
      }
      if (value === "") delete merged[key];
      else merged[key] = value;
    }
    return merged;
  }
}
