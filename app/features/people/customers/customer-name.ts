/** What staff call a customer: the name, or the e-mail address of somebody whose name nobody knows. */
export function customerName({
  firstName,
  lastName,
  email,
}: Readonly<Record<"firstName" | "lastName" | "email", string>>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
