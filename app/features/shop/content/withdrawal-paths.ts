/** The address of the withdrawal function, and of the form. */
export const withdrawalPaths = {
  function: "/withdraw",
  form: "/withdrawal-form",
  pdf: "/withdrawal-form.pdf",
} as const;
