# The browser's page that shows the design, for whoever changes it.

web-design-title = Design
web-design-sample = Sample
web-design-one = One
web-design-two = Two
web-design-three = Three
web-design-buttons = Buttons and chips
web-design-forms = Forms
web-design-messages = Messages
web-design-dialog = Open a dialog
web-design-colours =
    { $kind ->
        [surfaces] Surfaces
        [ink] Ink
        [meaning] Meaning
       *[bar] Question bar and badge
    }
web-design-type = Type
web-design-space = Space, corners, shadows
web-design-icons = Icons
web-design-sizes = Sizes of a card
web-design-states = States of a card
