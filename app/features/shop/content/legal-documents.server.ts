import { accessibilityStatementDa } from "./accessibility-statement.da.ts";
import { accessibilityStatementFi } from "./accessibility-statement.fi.ts";
import { accessibilityStatementNb } from "./accessibility-statement.nb.ts";
import { accessibilityStatementSv } from "./accessibility-statement.sv.ts";
import { type AccessibilityFacts, accessibilityStatement } from "./accessibility-statement.ts";
import { cookiePolicyDa } from "./cookie-policy.da.ts";
import { cookiePolicyFi } from "./cookie-policy.fi.ts";
import { cookiePolicyNb } from "./cookie-policy.nb.ts";
import { cookiePolicySv } from "./cookie-policy.sv.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { dataProtectionDa } from "./data-protection.da.ts";
import { dataProtectionFi } from "./data-protection.fi.ts";
import { dataProtectionNb } from "./data-protection.nb.ts";
import { dataProtectionSv } from "./data-protection.sv.ts";
import { dataProtection } from "./data-protection.ts";
import { inEveryLanguage } from "./document-languages.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteePageDa } from "./legal-guarantee.da.ts";
import { legalGuaranteePageFi } from "./legal-guarantee.fi.ts";
import { legalGuaranteePageNb } from "./legal-guarantee.nb.ts";
import { legalGuaranteePageSv } from "./legal-guarantee.sv.ts";
import { legalGuaranteePage } from "./legal-guarantee.ts";
import { privacyPolicyDa } from "./privacy-policy.da.ts";
import { privacyPolicyFi } from "./privacy-policy.fi.ts";
import { privacyPolicyNb } from "./privacy-policy.nb.ts";
import { privacyPolicySv } from "./privacy-policy.sv.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import type { ProcessorsInUse } from "./processing-register.ts";
import { termsOfServiceDa } from "./terms-of-service.da.ts";
import { termsOfServiceFi } from "./terms-of-service.fi.ts";
import { termsOfServiceNb } from "./terms-of-service.nb.ts";
import { termsOfServiceSv } from "./terms-of-service.sv.ts";
import { termsOfService } from "./terms-of-service.ts";
import type { SiteFacts } from "./use-site.ts";
import { withdrawalInformationDa } from "./withdrawal-information.da.ts";
import { withdrawalInformationFi } from "./withdrawal-information.fi.ts";
import { withdrawalInformationNb } from "./withdrawal-information.nb.ts";
import { withdrawalInformationSv } from "./withdrawal-information.sv.ts";
import { type WithdrawalFacts, type WithdrawalInformation, withdrawalInformation } from "./withdrawal-information.ts";

/**
 * The shop's legal texts, each as the one of the current language (`document-languages.ts`). Pages show them as their loaders' data: no browser loads
 * the texts of all languages.
 */
export const legalDocuments = {
  terms: inEveryLanguage<[SiteFacts], TextPage>({
    en: termsOfService,
    sv: termsOfServiceSv,
    nb: termsOfServiceNb,
    da: termsOfServiceDa,
    fi: termsOfServiceFi,
  }),
  "withdrawal-information": inEveryLanguage<[WithdrawalFacts], WithdrawalInformation>({
    en: withdrawalInformation,
    sv: withdrawalInformationSv,
    nb: withdrawalInformationNb,
    da: withdrawalInformationDa,
    fi: withdrawalInformationFi,
  }),
  "legal-guarantee": inEveryLanguage<[], TextPage>({
    en: legalGuaranteePage,
    sv: legalGuaranteePageSv,
    nb: legalGuaranteePageNb,
    da: legalGuaranteePageDa,
    fi: legalGuaranteePageFi,
  }),
  privacy: inEveryLanguage<[SiteFacts], TextPage>({
    en: privacyPolicy,
    sv: privacyPolicySv,
    nb: privacyPolicyNb,
    da: privacyPolicyDa,
    fi: privacyPolicyFi,
  }),
  "data-protection": inEveryLanguage<[SiteFacts, ProcessorsInUse], TextPage>({
    en: dataProtection,
    sv: dataProtectionSv,
    nb: dataProtectionNb,
    da: dataProtectionDa,
    fi: dataProtectionFi,
  }),
  cookies: inEveryLanguage<[SiteFacts], TextPage>({
    en: cookiePolicy,
    sv: cookiePolicySv,
    nb: cookiePolicyNb,
    da: cookiePolicyDa,
    fi: cookiePolicyFi,
  }),
  accessibility: inEveryLanguage<[AccessibilityFacts, isMicroEnterprise: boolean], TextPage>({
    en: accessibilityStatement,
    sv: accessibilityStatementSv,
    nb: accessibilityStatementNb,
    da: accessibilityStatementDa,
    fi: accessibilityStatementFi,
  }),
};
