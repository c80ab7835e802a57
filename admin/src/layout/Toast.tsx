import { Notification } from 'react-admin';

/** react-admin's notifications, said to assistive technology as they appear and gone after four seconds. */
export const Toast = () => <Notification autoHideDuration={4000} />;
