import { PasswordForm } from "./password-form.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

interface Props {
  siteName: string;
  /** The password was right, and a code is still to be given. */
  owesCode: boolean;
  /** Why the last attempt failed: never which of username and password was wrong. */
  refused?: { error: string; usesRecovery: boolean; startsOver: boolean } | undefined;
}

/** The sign-in, one step at a time. */
export function SignInScreen({ siteName, owesCode, refused }: Props) {
  const isSecondStep = owesCode && !refused?.startsOver;
  return (
    <SignInFrame siteName={siteName} title={isSecondStep ? "Second step" : "Admin"} error={refused?.error}>
      {isSecondStep ? <SecondStepForm usesRecovery={refused?.usesRecovery ?? false} /> : <PasswordForm />}
    </SignInFrame>
  );
}
