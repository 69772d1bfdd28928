/** Sender of the embedded backend's mails, and the office that gets them; a hosted project sets its own. */
export const mailFrom = 'Vakman Schilders <no-reply@vakman.example>';
export const mailOffice = 'kantoor@vakman.example';
