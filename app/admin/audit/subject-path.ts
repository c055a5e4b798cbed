/** Where each kind of subject is looked at. */
const pathOf: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/admin/orders/${id}`,
  product: (id) => `/admin/products/${id}`,
  customer: (id) => `/admin/users/${id}`,
  message: (id) => `/admin/messages/${id}`,
  campaign: (id) => `/admin/campaigns/${id}`,
  complaint: (id) => `/admin/complaints/${id}`,
  synonyms: (id) => `/admin/searches/synonyms/${id}`,
  discount: (id) => `/admin/discounts/${id}`,
};

/** The page of what an entry of the audit log is about; null where there is none of its own. */
export function subjectPath(type: string, id: string): string | null {
  return Object.hasOwn(pathOf, type) ? (pathOf[type]?.(encodeURIComponent(id)) ?? null) : null;
}
