import type { ComponentType } from 'react';
import { profileWords } from '../../../generated/profile.words.ts';
import { useWords } from '../../words/use-words.ts';
import { EmailSection } from '../credentials/email-section.tsx';
import { PasswordSection } from '../credentials/password-section.tsx';
import { DeleteAccountSection } from '../own-data/delete-account-section.tsx';
import { MyDataSection } from '../own-data/my-data-section.tsx';
import { ProfilePhotoSection } from '../profile-photo/profile-photo-section.tsx';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { AddressSection } from './address-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { MailSection } from './mail-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import './profile.css';

/** All that somebody sees and changes of himself, in this order; each reads and keeps what is its own. */
const sections: readonly ComponentType[] = [
  PersonalSection,
  ProfilePhotoSection,
  EmailSection,
  PasswordSection,
  SecondFactorSection,
  AddressSection,
  MailSection,
  DeviceSection,
  MyDataSection,
  DeleteAccountSection,
];

export default function ProfilePage() {
  const { title } = useWords(profileWords);
  return (
    <>
      <h1>{title}</h1>
      <div className="profile">
        {sections.map((Section) => (
          <Section key={sections.indexOf(Section)} />
        ))}
      </div>
    </>
  );
}
