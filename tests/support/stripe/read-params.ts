import type { Param, Params } from "./form-body.ts";
import { invalid } from "./stripe-error.ts";

/** Refuses parameters that the call does not know, as Stripe does. */
export function allowOnly(params: Params, names: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !names.includes(name) && name !== "expand");
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown, "parameter_unknown");
}

export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") throw invalid(`Invalid string: ${JSON.stringify(value)}`, name);
  return value;
}

export function requiredText(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined) throw invalid(`Missing required param: ${name}.`, name, "parameter_missing");
  return value;
}

export function wholeNumberOf(params: Params, name: string): number | undefined {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, "parameter_invalid_integer");
  return Number(value);
}

export function groupOf(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined || value === "") return {};
  if (typeof value === "string" || Array.isArray(value))
    throw invalid("Invalid object", name, "parameter_invalid_object");
  return value;
}

export function listOf(params: Params, name: string): string[] {
  const value: Param | undefined = params[name];
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalid("Invalid array", name, "parameter_invalid_array");
  return value.map((item) => {
    if (typeof item !== "string") throw invalid("Invalid array", name);
    return item;
  });
}

/** Metadata: at most 50 keys of 40 characters, values of 500. */
export function metadataOf(params: Params): Record<string, string> {
  const entries = Object.entries(groupOf(params, "metadata"));
  if (entries.length > 50) throw invalid("Metadata can have up to 50 keys.", "metadata");
  for (const [key, value] of entries) {
    if (typeof value !== "string") throw invalid("Metadata values must be strings.", `metadata[${key}]`);
    if (key.length > 40) throw invalid("Metadata keys can have up to 40 characters.", "metadata");
    if (value.length > 500) throw invalid("Metadata values can have up to 500 characters.", `metadata[${key}]`);
  }
  return Object.fromEntries(entries) as Record<string, string>;
}
