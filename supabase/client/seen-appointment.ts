/** For which appointment an order is made, and in which state whoever makes it saw it. */
export interface SeenAppointment {
  /** Of the private link. */
  readonly token: string;
  /** The appointment's own when it was read; where it is another by now, nothing is done. */
  readonly sequence: number;
}
